import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorResponse } from '@summit/contract/errors/error-response';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { isDatabaseAway, isInConflict, isReadOnly } from '../db/database-error.ts';
import { loggable } from '../logging/loggable.ts';
import type { Api } from '../platform.ts';
import { currentRehearsal } from '../rehearsal/current-rehearsal.ts';
import { Failure } from './failure.ts';

/** The codes of requests that Fastify refuses before any handler, by status. */
const refusedByServer: Record<number, ErrorCode> = {
  404: 'route-0001',
  408: 'request-0005',
  413: 'request-0002',
  414: 'request-0004',
  415: 'request-0003',
  431: 'request-0006',
};

/** Responds to every error, and every unknown address, with `{ Code, Message, RequestId }`. */
export function sendFailures(app: Api): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendFailure(new Failure('route-0001'), request, reply));
}

/** Sends an error, also for malformed addresses, which reach no route and no error handler. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(toFailure(error, request), request, reply);
}

function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { retryAfter, failures } = failure.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const message = failure.messageFor(request.routeOptions?.config?.callName);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorResponse(failure.code, { message, requestId: request.id, failures }));
}

function toFailure(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  const statusCode = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (statusCode >= 400 && statusCode < 500) {
    return new Failure(refusedByServer[statusCode] ?? 'request-0001', { cause: error });
  }
  // A GET that writes as well, such as one that begins a payment.
  if (currentRehearsal() && isReadOnly(error)) return new Failure('rehearsal-0001', { cause: error });
  request.log.error({ error: loggable(error), requestId: request.id }, 'A call failed');
  const mayWorkSoon = isDatabaseAway(error) || isInConflict(error);
  return new Failure(mayWorkSoon ? 'server-0002' : 'server-0001', { cause: error });
}

/** The codes of requests that Node refuses while it parses them; any other request is malformed. */
const refusedByNode: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-0005',
  HPE_HEADER_OVERFLOW: 'request-0006',
};

/** Sends the same body when a connection is refused before there is a request, and closes the connection. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = new Failure(refusedByNode[error.code] ?? 'request-0001');
  const body = JSON.stringify(errorResponse(failure.code, { requestId: randomUUID() }));
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
