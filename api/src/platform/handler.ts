import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Call, ErrorOf, ParamsOf, QueryOf, ResponseOf } from '@summit/contract/call';
import type { CommonErrorCode } from '@summit/contract/errors';
import type { FailureDetails } from './failure.ts';
import type { SignedInAttendee } from './platform.ts';

/**
 * Ends the call with an error of its row (or of those every call may answer).
 * Write `return fail('voting-0001')`, so that the compiler knows that nothing comes after it.
 */
export type Fail<C extends Call> = (code: ErrorOf<C> | CommonErrorCode, details?: FailureDetails) => never;

/** What a handler is given: everything already validated and converted by the row's schemas. */
export interface CallInput<C extends Call> {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: ParamsOf<C>;
  /** Who calls: never null when the row's access is not public, always null when it is. */
  attendee: C['access'] extends 'public' ? null : SignedInAttendee;
  /** For public calls that know their attendee: null without a token; a token that is not valid fails with 401. */
  signedIn(): Promise<SignedInAttendee | null>;
  fail: Fail<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The answer as the row's response schema describes it; whatever that does not name is dropped. */
type AnswerOf<C extends Call> = [ResponseOf<C>] extends [undefined] ? void : ResponseOf<C>;

export type Handler<C extends Call> = (input: CallInput<C>) => Promise<AnswerOf<C>>;

/** A public read whose serialized answer is kept; made with `cachedAnswer`. */
export interface CachedAnswer<C extends Call> {
  name: string;
  seconds: number;
  load: (input: Pick<CallInput<C>, 'query' | 'params' | 'fail'>) => Promise<AnswerOf<C>>;
  /** What those who are signed in are told instead; it is never kept. Absent: the same as everybody. */
  forAttendees?: CachedAnswer<C>['load'];
}
