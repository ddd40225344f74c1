import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyRequest } from 'fastify';
import { failLikeApi } from './api-failure.ts';
import type { ApiServers } from './api-servers.ts';

type Handler = NonNullable<FastifyHttpProxyOptions['handler']>;
type Reply = Parameters<Handler>[1];
type How = NonNullable<Parameters<Reply['from']>[1]>;

const retryAfterSeconds = 5;

/** What a request's failure says of it: it never reached a server. */
const unsent = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'];

/** A connection that was open is not any more, as when the API closes an idle one just as it is used, or restarts. */
export function isDropped(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(getCode(error));
}

/** Whether a method changes nothing, so that the call can be sent again. */
export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Sends a call to the API's server whose turn it is. When that one does not respond, another one gets it, once: a read,
 * and whatever certainly reached nobody.
 * @param bodyOf a body that was read, and so can be sent again; absent: it is passed on as it arrives
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

/** The network's own code, however deep it lies. */
function getCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (cause) return getCode(cause);
  return typeof code === 'string' ? code : '';
}
