import { afterEach, expect, test, vi } from "vitest";
import { address, ApiError, get, post } from "../src/api/client";

afterEach(() => vi.unstubAllGlobals());

/** A server that gives one answer and remembers how it was asked. */
function server(status: number, body: string) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response(status === 204 ? null : body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const problem = await work.then(() => null, (error: unknown) => error);
  expect(problem).toBeInstanceOf(ApiError);
  return problem as ApiError;
}

test("parameters are escaped, and a missing one is a mistake of ours", () => {
  expect(address("/matches/{id}/seats/{side}", { id: "a/b?", side: "us" })).toBe("/matches/a%2Fb%3F/seats/us");
  expect(() => address("/matches/{id}")).toThrow("needs id");
});

test("a question carries its query, its body and the language", async () => {
  const fetch = server(200, '{"ok":true}');
  expect(await post("/recovery", { body: { account: "ada" }, query: { lang: "pl", none: null } })).toEqual({ ok: true });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe("/api/v1/recovery?lang=pl");
  expect(init.body).toBe('{"account":"ada"}');
  expect(init.headers).toMatchObject({ "content-type": "application/json", "accept-language": "en" });
});

test("a token goes into the header, never into the address", async () => {
  const fetch = server(200, "{}");
  await get("/me", { token: "secret" });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).not.toContain("secret");
  expect(init.headers).toMatchObject({ authorization: "Bearer secret" });
});

test("an error of the server keeps its code, message, clause and places", async () => {
  server(409, '{"error":{"code":"stale","message":"Look again.","clause":"U-503","places":[{"where":"a","what":"b"}]}}');
  const problem = await refusal(get("/me"));
  expect([problem.status, problem.code, problem.message, problem.complaint.clause]).toEqual([409, "stale", "Look again.", "U-503"]);
  expect(problem.complaint.places).toEqual([{ where: "a", what: "b" }]);
});

test("an answer that is no JSON becomes an error that can be shown", async () => {
  server(502, "<html>Bad gateway</html>");
  expect((await refusal(get("/me"))).code).toBe("http-502");
});

test("no connection is status 0; a call that was given up stays what it is", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed")));
  expect((await refusal(get("/me"))).status).toBe(0);
  vi.stubGlobal("fetch", async () => Promise.reject(new DOMException("gone", "AbortError")));
  await expect(get("/me")).rejects.toHaveProperty("name", "AbortError");
});

test("an empty answer is undefined", async () => {
  server(204, "");
  expect(await get("/me")).toBeUndefined();
});
