import type { AnyObject, InferType, ISchema, ObjectSchema } from 'yup';
import type { ErrorCode } from '../errors/errors.ts';
import type { Permission } from '../session/organisers.ts';
import type { FactsOf, Row } from '../tables/table-row.ts';
import type { WholeRow } from '../tables/whole-rows.ts';

/** Who may make a call: anybody, an attendee with a valid access token, or an organiser with an organiser's session. */
export type CallAccess = 'public' | 'attendee' | 'organiser';

type TextFileType =
  | 'text/calendar; charset=utf-8'
  | 'application/rss+xml; charset=utf-8'
  | 'text/csv; charset=utf-8';

/** The media types of files whose handlers return bytes. */
export type BinaryFileType = 'application/pdf' | 'application/vnd.apple.pkpass' | 'image/png';

/** One row of the call table as it is written: everything that client, server and OpenAPI document need of a call. */
interface CallFacts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API's base; `:name` is a path parameter. */
  path: `/${string}`;
  access: CallAccess;
  /** What an organiser needs to be permitted; absent: every organiser may make the call. */
  permission?: Permission;
  /** The organiser must have given password, one-time code or passkey within `limits.organiserConfirmation`. */
  recent?: true;
  /** One line for the OpenAPI document. */
  summary: string;
  /** The captcha's result must come in the `responseKey` header. */
  captcha?: true;
  /** Attendees need a confirmed email address for it. Visitors who make a public call have no address to confirm. */
  confirmed?: true;
  /**
   * A public call whose response depends on who is signed in. Calls with another access are personal without it.
   */
  personal?: true;
  /** A public read whose response is different for each request, so that no cache may store it. */
  madeForOne?: true;
  /** The call carries its own token: a 401 refers to that token, so renewing the access token would not help. */
  ownToken?: true;
  /** Allowed in a rehearsal, which refuses all other writes: renewing the session, or ending it. */
  allowedInRehearsal?: true;
  /** How much longer than the call itself the loading bar runs, in ms. */
  spinnerHidesAfter?: number;
  /** The body is sent as multipart/form-data. */
  multipart?: true;
  /** The name of the part that is a file, in calls that send one. */
  file?: string;
  params?: ObjectSchema<AnyObject>;
  query?: ObjectSchema<AnyObject>;
  body?: ObjectSchema<AnyObject>;
  /** The response is a file of this media type instead of JSON; `response` is then `text()`. */
  mediaType?: TextFileType | BinaryFileType;
  /** Absent: the call responds with 204 and no body. */
  response?: ISchema<unknown>;
  /** The error codes this call may return besides those that every call may (`commonErrors`). */
  errors: readonly ErrorCode[];
}

/** The facts of a row that are in the browser's build; only the API has the others. */
export const browserCallFacts = [
  'method',
  'path',
  'access',
  'captcha',
  'multipart',
  'ownToken',
  'personal',
  'spinnerHidesAfter',
] as const satisfies readonly (keyof CallFacts)[];

type CallRow<Facts extends CallFacts> = Row<Facts, (typeof browserCallFacts)[number]>;

/** A row of the call table, with the facts that every program has. */
export type Call = CallRow<CallFacts>;

/** A row with all its facts, which browsers do not have. */
export type WholeCall = WholeRow<Call>;

type Inferred<S> = S extends ISchema<unknown> ? InferType<S> : undefined;

export type ParamsOf<C extends Call> = Inferred<FactsOf<C>['params']>;
export type QueryOf<C extends Call> = Inferred<FactsOf<C>['query']>;
export type BodyOf<C extends Call> = Inferred<FactsOf<C>['body']>;
export type ResponseOf<C extends Call> = Inferred<FactsOf<C>['response']>;
export type ErrorOf<C extends Call> = FactsOf<C>['errors'][number];

/** Whether a row's response depends on who is signed in: it is dropped when their session ends. */
export function isPersonal({ access, personal }: Pick<Call, 'access' | 'personal'>): boolean {
  return access !== 'public' || personal === true;
}

/** A row of the call table, checked, with its literal types. */
export function defineCall<const Facts extends CallFacts>(facts: Facts): CallRow<Facts> {
  return facts as unknown as CallRow<Facts>;
}
