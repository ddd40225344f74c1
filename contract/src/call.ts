import type { AnyObject, InferType, ISchema, ObjectSchema } from 'yup';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: anybody, or an attendee with a valid access token. */
export type CallAccess = 'public' | 'attendee' | 'organiser';

/** One row of the call table: everything client, server and OpenAPI document need to know about a call. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API's base; `:name` marks a path parameter. */
  path: `/${string}`;
  access: CallAccess;
  /** One line for the OpenAPI document. */
  summary: string;
  /** The captcha's result must come in the `responseKey` header. */
  captcha?: true;
  /** Attendees make it once their e-mail address is confirmed; visitors of a public call have none to confirm. */
  confirmed?: true;
  /** How much longer than the call itself the loading bar runs, in ms. */
  spinnerHidesAfter?: number;
  /** The body is sent as multipart/form-data. */
  multipart?: true;
  /** The name of the part that is a file, in calls that send one. */
  file?: string;
  params?: ObjectSchema<AnyObject>;
  query?: ObjectSchema<AnyObject>;
  body?: ObjectSchema<AnyObject>;
  /** The answer is a text file of this media type instead of JSON; `response` is a plain text then. */
  mediaType?: 'text/calendar; charset=utf-8' | 'application/rss+xml; charset=utf-8';
  /** Absent: the call answers 204 without a body. */
  response?: ISchema<unknown>;
  /** The codes this call may answer besides those that every call may (`commonErrors`). */
  errors: readonly ErrorCode[];
}

type Inferred<S> = S extends ISchema<unknown> ? InferType<S> : undefined;

export type ParamsOf<C extends Call> = Inferred<C['params']>;
export type QueryOf<C extends Call> = Inferred<C['query']>;
export type BodyOf<C extends Call> = Inferred<C['body']>;
export type ResponseOf<C extends Call> = Inferred<C['response']>;
export type ErrorOf<C extends Call> = C['errors'][number];

/** Keeps each row's literal types while checking it against `Call`. */
export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls;
}
