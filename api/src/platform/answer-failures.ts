import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@summit/contract/errors';
import { isDatabaseAway, rootCause } from './db/database-error.ts';
import { Failure } from './failure.ts';
import type { Api } from './platform.ts';

/** What Fastify itself refuses before a handler sees the request, by its status. */
const refusedByServer: Record<number, ErrorCode> = {
  400: 'request-0001',
  413: 'request-0002',
  415: 'request-0003',
};

/** Answers every error, and every unknown address, as `{ Code, Message, RequestId }`. */
export function answerFailures(app: Api): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answer(new Failure('route-0001'), request, reply));
}

/** Also for addresses that cannot be read, which no route and no handler ever sees. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(toFailure(error, request), request, reply);
}

function answer(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { retryAfter, failures } = failure.details;
  if (retryAfter !== undefined) {
    reply.header('retry-after', retryAfter);
  }
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      Code: failure.code,
      Message: failure.messageFor(request.routeOptions?.config?.callName),
      RequestId: request.id,
      ...(failures && { failures }),
    });
}

function toFailure(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Failure) {
    return error;
  }
  const code = refusedByServer[(error as FastifyError).statusCode ?? 500];
  if (code) {
    return new Failure(code, { cause: error });
  }
  // Only the innermost error: those around a database error repeat the values of the statement.
  request.log.error({ err: rootCause(error), requestId: request.id, stack: stackOf(error) }, 'A call failed');
  return new Failure(isDatabaseAway(error) ? 'server-0002' : 'server-0001', { cause: error });
}

/** Where it happened, without the message. */
function stackOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.slice(stack.indexOf('\n    at ') + 1);
}
