import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommonErrorCode } from '@summit/contract/errors/errors';
import type {
  BinaryFileType,
  BodyOf,
  Call,
  ErrorOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@summit/contract/requests/call';
import type { FactsOf } from '@summit/contract/tables/table-row';
import type { SignedInAttendee, SignedInOrganiser } from './platform.ts';
import type { FailureDetails } from './responses/failure.ts';
import type { CacheName } from './responses/response-cache.ts';

/**
 * Ends the call with an error of its row (or one that every call may return).
 * Write `return fail('voting-0001')`, so that the compiler knows that nothing comes after it.
 */
export type Fail<C extends Call> = (code: ErrorOf<C> | CommonErrorCode, details?: FailureDetails) => never;

/**
 * A read that depends on the caller has to be `personal` in its row, so that browsers drop its response with the
 * session.
 */
type SignedIn<C extends Call> = C['method'] extends 'GET'
  ? C extends { personal: true }
    ? () => Promise<SignedInAttendee | null>
    : never
  : () => Promise<SignedInAttendee | null>;

/** The input of a handler, validated and converted by the row's schemas. */
export interface CallInput<C extends Call> {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: ParamsOf<C>;
  /** The calling attendee or organiser: never null when the row's access requires one, otherwise always null. */
  attendee: C['access'] extends 'attendee' ? SignedInAttendee : null;
  organiser: C['access'] extends 'organiser' ? SignedInOrganiser : null;
  /** For public calls that depend on the attendee: null without a token; an invalid token fails with 401. */
  signedIn: SignedIn<C>;
  fail: Fail<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The response as the row's schema describes it; properties that the schema does not name are dropped. */
type ReturnedBy<C extends Call> = [ResponseOf<C>] extends [undefined]
  ? void
  : FactsOf<C>['mediaType'] extends BinaryFileType
    ? Buffer
    : FactsOf<C>['mediaType'] extends 'text/csv; charset=utf-8'
      ? ResponseOf<C> | Readable
      : ResponseOf<C>;

export type Handler<C extends Call> = (input: CallInput<C>) => Promise<ReturnedBy<C>>;

/** A public read whose serialized response is cached; made with `cachedResponse`. */
export interface CachedResponse<C extends Call> {
  name: CacheName;
  seconds: number;
  load: (input: Pick<CallInput<C>, 'query' | 'params' | 'fail'>) => Promise<ReturnedBy<C>>;
}
