import type { FastifyRequest } from 'fastify';
import type { Call } from '@summit/contract/call';
import { Failure } from './failure.ts';
import type { Platform, SignedInAttendee } from './platform.ts';

/** Who makes a call, as the row demands: null for a public call, otherwise an attendee, or an organiser. */
export async function callerOf(
  platform: Platform,
  call: Call,
  request: FastifyRequest,
): Promise<SignedInAttendee | null> {
  if (call.access === 'public') {
    return null;
  }
  const caller = await signedInCaller(platform, request);
  if (!caller) {
    throw new Failure('authorization-0001');
  }
  if (call.access === 'organiser' && caller.organiserRole === null) {
    throw new Failure('oauth.advanced-0007');
  }
  return caller;
}

/** Fails when an attendee's address is not confirmed. Visitors have none, so that null passes. */
export function demandConfirmed(caller: SignedInAttendee | null): void {
  if (caller?.isEmailConfirmed === false) {
    throw new Failure('email-confirmation-0001');
  }
}

/** The owner of the request's access token; null without one. Throws when there is one that is not valid. */
export async function signedInCaller(
  platform: Platform,
  request: FastifyRequest,
): Promise<SignedInAttendee | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? platform.identify(token) : null;
}
