/** Which calls there are, what they take and what they answer: all of it read off the server's description. */
import type { paths } from "./schema";

export type Method = "get" | "post" | "put" | "patch" | "delete";

type Prefix = "/api/v1";
type Has<Address extends keyof paths, M extends Method> = paths[Address] extends Record<M, unknown> ? Address : never;

/** The addresses that a method can be used on, without the prefix: `/matches/{match}`. */
export type Path<M extends Method> = { [A in keyof paths]: Has<A, M> extends `${Prefix}${infer Rest}` ? Rest : never }[keyof paths];

type Operation<M extends Method, P extends Path<M>> = `${Prefix}${P}` extends infer A extends keyof paths ? (paths[A] extends Record<M, infer O> ? O : never) : never;

type Json<Response> = Response extends { content: { "application/json": infer Body } } ? Body : undefined;

/** What a call that worked out answers. */
export type Answer<M extends Method, P extends Path<M>> =
  Operation<M, P> extends { responses: infer R } ? { [S in keyof R & (200 | 201 | 202 | 204)]: Json<R[S]> }[keyof R & (200 | 201 | 202 | 204)] : never;

type AnyPath = Readonly<Record<string, string | number>>;
type PathOf<O> = O extends { parameters: { path: infer Params extends AnyPath } } ? { path: Params } : { path?: never };
type BodyOf<O> = O extends { requestBody: { content: { "application/json": infer Body } } }
  ? { body: Body }
  : O extends { requestBody?: { content: { "application/json": infer Body } } }
    ? { body?: Body }
    : { body?: never };

/** What every call may be given. */
export interface AnyOptions {
  path?: AnyPath;
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  body?: unknown;
  signal?: AbortSignal;
  token?: string;
  /** By which the server knows a call that is made again because its answer was lost. */
  key?: string;
}

/** What this call is given: what stands in its address and its body are named by the description. */
export type Options<M extends Method, P extends Path<M>> = Omit<AnyOptions, "path" | "body"> & PathOf<Operation<M, P>> & BodyOf<Operation<M, P>>;

/** A call that needs nothing can be made with nothing. */
export type Arguments<M extends Method, P extends Path<M>> =
  Record<never, never> extends Options<M, P> ? [options?: Options<M, P>] : [options: Options<M, P>];
