import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextFrom } from './span-context.ts';
import { beginSpan, inSpan, type Span } from './tracing.ts';

interface Options {
  /** Whether to accept the caller's trace: that of the site's server, but not of visitors. */
  takesOver: boolean;
}

/** Measures every request of a server. A span has the route and the request's id, but never the requested address. */
export function traceRequests(app: FastifyInstance, { takesOver }: Options): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const span = beginSpan(`${request.method} ${route}`, {
      kind: 'server',
      parent: takesOver ? contextFrom(request.headers.traceparent) : undefined,
      attributes: { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id },
    });
    if (span) spans.set(request, span);
    inSpan(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      isFailed: statusCode >= 500,
    });
    done();
  });
}
