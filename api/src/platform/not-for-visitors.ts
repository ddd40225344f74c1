import type { FastifyRequest } from 'fastify';
import { Failure } from './responses/failure.ts';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(localhost|(.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an origin is on this machine, as that of a developer's site. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackName.test(new URL(origin).hostname);
}

/** Allows requests from this machine only; all others get a 404. */
export async function onlyFromLoopback(request: FastifyRequest): Promise<void> {
  if (!loopbackAddress.test(request.ip)) throw new Failure('route-0001');
}

/**
 * Allows requests that reached the API directly, as those of monitoring do, or from this machine. Visitors come
 * through the site or a load balancer, and get a 404.
 */
export async function notForVisitors(request: FastifyRequest): Promise<void> {
  if (request.headers['x-forwarded-for'] !== undefined) await onlyFromLoopback(request);
}
