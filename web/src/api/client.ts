/** Calls to the server under /api/v1, with errors as one typed exception. */
import { language, t } from "../i18n";
import type { Answer, AnyOptions, Arguments, Method, Path } from "./calls";
import type { Told } from "./types";

export const BASE = "/api/v1";

/** What the server says when it says no; the rest may be missing where it did not speak itself. */
export type Complaint = Pick<Told<"ErrorBody">, "code" | "message"> & Partial<Told<"ErrorBody">>;

/** The server said no, or could not be reached (status 0). The message is ready to be shown. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly complaint: Complaint,
  ) {
    super(complaint.message);
    this.name = "ApiError";
  }
  get code(): string {
    return this.complaint.code;
  }
}

/** The address of a call, parameters filled in and escaped: `address("/matches/{id}", {id})`. */
export function address(path: string, params: AnyOptions["path"] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** What a call answers that has nothing to say; its type says so too. */
const NOTHING = JSON.parse("null") ?? undefined;

async function call<M extends Method, P extends Path<M>>(method: M, path: P, options: AnyOptions = {}): Promise<Answer<M, P>> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const headers: Record<string, string> = { accept: "application/json" };
  const init: RequestInit = { method: method.toUpperCase(), headers, signal: options.signal ?? null };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (options.key) headers["idempotency-key"] = options.key;
  if (options.body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(options.body);
  }
  const search = query.size ? `?${query}` : "";
  const answer = await send(`${address(path, options.path)}${search}`, init);
  const text = await answer.text();
  try {
    return text === "" ? NOTHING : JSON.parse(text);
  } catch {
    // Something between us and the server has answered in its place.
    throw new ApiError(answer.status, complaint(answer.status, undefined));
  }
}

/** Ask the server; whatever does not work out is an ApiError. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${BASE}${path}`, { ...init, credentials: "same-origin", headers: { ...init.headers, "accept-language": language() } });
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === "AbortError") throw problem;
    throw new ApiError(0, { code: "offline", message: t("error-offline") });
  }
  if (!answer.ok) throw new ApiError(answer.status, complaint(answer.status, await refusal(answer)));
  return answer;
}

/** What it said, where it was our server that spoke. */
async function refusal(answer: Response): Promise<Partial<Told<"ErrorAnswer">> | undefined> {
  return await answer.json().catch(() => undefined);
}

function complaint(status: number, told: Partial<Told<"ErrorAnswer">> | undefined): Complaint {
  if (typeof told?.error?.message === "string") return told.error;
  const id = status === 404 ? "error-not-found" : status === 429 ? "error-too-many" : "error-server";
  return { code: `http-${status}`, message: t(id) };
}

export const get = <P extends Path<"get">>(path: P, ...[options]: Arguments<"get", P>): Promise<Answer<"get", P>> => call("get", path, options);
export const post = <P extends Path<"post">>(path: P, ...[options]: Arguments<"post", P>): Promise<Answer<"post", P>> => call("post", path, options);
export const put = <P extends Path<"put">>(path: P, ...[options]: Arguments<"put", P>): Promise<Answer<"put", P>> => call("put", path, options);
export const patch = <P extends Path<"patch">>(path: P, ...[options]: Arguments<"patch", P>): Promise<Answer<"patch", P>> => call("patch", path, options);
export const remove = <P extends Path<"delete">>(path: P, ...[options]: Arguments<"delete", P>): Promise<Answer<"delete", P>> => call("delete", path, options);
