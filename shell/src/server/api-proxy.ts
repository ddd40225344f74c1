import httpProxy from '@fastify/http-proxy';
import { errors } from '@summit/contract/errors';
import type { FastifyInstance } from 'fastify';

/** Hands `/api` to the API, websockets included; when it is not there, answers in the API's own way of failing. */
export async function proxyApi(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: new URL(upstream).origin,
    prefix: '/api',
    rewritePrefix: '/api',
    websocket: true,
    replyOptions: {
      // The API limits and reports by the visitor's address, not by this server's.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      onError: (reply) => {
        const code = 'network-0001';
        void reply
          .code(503)
          .header('retry-after', '5')
          .send({ Code: code, Message: errors[code].message, RequestId: reply.request.id });
      },
    },
  });
}
