/** Calls to the server under /api/v1, with errors as one typed exception. */
import { language, t } from "../i18n";

export const BASE = "/api/v1";

export interface Complaint {
  code: string;
  message: string;
  clause?: string | null;
  places?: { where: string; what: string }[];
}

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

export interface Options {
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  token?: string;
}

/** The address of a call, parameters filled in and escaped: `address("/matches/{id}", {id})`. */
export function address(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

export async function request<T>(method: string, path: string, options: Options = {}): Promise<T> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const headers: Record<string, string> = { accept: "application/json", "accept-language": language() };
  const init: RequestInit = { method, headers, credentials: "same-origin", signal: options.signal ?? null };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (options.body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(options.body);
  }
  const search = query.size ? `?${query}` : "";
  let answer: Response;
  try {
    answer = await fetch(`${BASE}${path}${search}`, init);
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === "AbortError") throw problem;
    throw new ApiError(0, { code: "offline", message: t("error-offline") });
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  const data: unknown = parsed(text);
  if (!answer.ok) throw new ApiError(answer.status, complaint(answer.status, data));
  return data as T;
}

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}


function complaint(status: number, data: unknown): Complaint {
  const error = typeof data === "object" && data !== null ? (data as { error?: Partial<Complaint> }).error : undefined;
  if (error && typeof error.message === "string") return { code: "error", ...error, message: error.message };
  const id = status === 404 ? "error-not-found" : status === 429 ? "error-too-many" : "error-server";
  return { code: `http-${status}`, message: t(id) };
}

export const get = <T>(path: string, options?: Options): Promise<T> => request<T>("GET", path, options);
export const post = <T>(path: string, body: unknown = {}, options?: Options): Promise<T> => request<T>("POST", path, { ...options, body });
export const put = <T>(path: string, body: unknown, options?: Options): Promise<T> => request<T>("PUT", path, { ...options, body });
export const patch = <T>(path: string, body: unknown, options?: Options): Promise<T> => request<T>("PATCH", path, { ...options, body });
export const remove = <T>(path: string, options?: Options): Promise<T> => request<T>("DELETE", path, options);
