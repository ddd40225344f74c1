import type { FastifyRequest } from 'fastify';
import { Failure } from './responses/failure.ts';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(localhost|(.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether only this machine knows a site by this address: the one of a developer. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackName.test(new URL(origin).hostname);
}

/** Lets requests from this machine pass, to everybody else the address does not exist. */
export async function onlyFromLoopback(request: FastifyRequest): Promise<void> {
  if (!loopbackAddress.test(request.ip)) throw new Failure('route-0001');
}

/**
 * Lets requests pass that came straight to the API, as monitoring does, or from this machine. Visitors come through the
 * site or a load balancer: to them the address does not exist.
 */
export async function notForVisitors(request: FastifyRequest): Promise<void> {
  if (request.headers['x-forwarded-for'] !== undefined) await onlyFromLoopback(request);
}
