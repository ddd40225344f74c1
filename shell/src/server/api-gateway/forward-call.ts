import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyRequest } from 'fastify';
import { failLikeApi } from './api-failure.ts';
import type { ApiServers } from './api-servers.ts';

type Handler = NonNullable<FastifyHttpProxyOptions['handler']>;
type Reply = Parameters<Handler>[1];
type How = NonNullable<Parameters<Reply['from']>[1]>;

const retryAfterSeconds = 5;

/** Error codes that prove that a request never reached a server. */
const unsent = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether an open connection was closed, as when the API restarts or closes an idle one just as it is reused. */
export function isDropped(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(getCode(error));
}

/** Whether a method changes nothing, so that the call can be sent again. */
export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Sends a call to the next API server in the rotation. When that one does not respond, the call is retried once with
 * another server if it is a read, or certainly reached no server.
 * @param bodyOf the buffered body, which can be sent again; absent: the body is streamed
 */
export function forwardCall(servers: ApiServers, getBody?: (request: FastifyRequest) => How): Handler {
  return (request, reply, to, how) => {
    const body = getBody?.(request as FastifyRequest);
    const send = (address: string, onError: How['onError']) =>
      reply.from(to, { ...how, ...body, getUpstream: () => servers.originOf(address), onError });
    const first = servers.address();
    return send(first, (failed, { error }) => {
      const other = getBody && canBeSentAgain(request.method, error) ? servers.afterFailureOf(first) : null;
      if (other) send(other, giveUp);
      else giveUp(failed);
    });
  };
}

const giveUp = (reply: Parameters<NonNullable<How['onError']>>[0]): void =>
  failLikeApi(reply, 'network-0001', { 'retry-after': retryAfterSeconds });

function canBeSentAgain(method: string, error: unknown): boolean {
  return unsent.includes(getCode(error)) || (isRead(method) && isDropped(error));
}

/** The code of the network error, which may be nested in causes. */
function getCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (cause) return getCode(cause);
  return typeof code === 'string' ? code : '';
}
