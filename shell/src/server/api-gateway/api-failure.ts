import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { errorResponse } from '@summit/contract/errors/error-response';
import { type ErrorCode, errors } from '@summit/contract/errors/errors';

/** The reply of a server of any protocol. */
type AnyReply = FastifyReply | FastifyReply<RouteGenericInterface, RawServerBase>;

/** Responds as the API does when it fails: `{ Code, Message, RequestId }` with the status of the code. */
export function failLikeApi(reply: AnyReply, code: ErrorCode, headers: Record<string, unknown> = {}): void {
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  const body = errorResponse(code, { requestId: reply.request.id });
  reply.headers({ ...type, ...headers });
  reply.code(errors[code].status);
  void reply.send(body);
}

/** The error code of a request that Fastify itself refuses, by its status. */
export function codeOfRefusal(statusCode = 500): ErrorCode {
  if (statusCode === 413) return 'request-0002';
  if (statusCode === 414) return 'request-0004';
  if (statusCode === 415) return 'request-0003';
  return statusCode < 500 ? 'request-0001' : 'server-0001';
}
