import type { FastifyRequest } from 'fastify';
import * as limits from '@summit/contract/limits/limits';
import type { WholeCall } from '@summit/contract/requests/call';
import { isPermitted } from '@summit/contract/session/organisers';
import { ErasedAccount } from './accounts/erased-account.ts';
import type { Platform, SignedInAttendee, SignedInOrganiser } from './platform.ts';
import { Failure } from './responses/failure.ts';

/** Who makes a call. Both are null for a public call; otherwise the row's access decides which one is set. */
export interface Caller {
  attendee: SignedInAttendee | null;
  organiser: SignedInOrganiser | null;
}

/** Returns who makes a call. Organisers and attendees have separate sessions, which do not open each other's calls. */
export async function getCaller(
  platform: Platform,
  call: WholeCall,
  request: FastifyRequest,
): Promise<Caller> {
  switch (call.access) {
    case 'public':
      return { attendee: null, organiser: null };
    case 'organiser':
      return { attendee: null, organiser: await permittedOrganiser(platform, call, request) };
    case 'attendee': {
      const attendee = await signedInCaller(platform, request).catch((error: unknown) =>
        Promise.reject(refusalFor(call, error)),
      );
      if (!attendee) throw new Failure('authorization-0001');
      return { attendee, organiser: null };
    }
  }
}

/** An attendee who erases their account and loses the response learns that it is done; no other call exposes it. */
function refusalFor({ errors }: WholeCall, error: unknown): unknown {
  const isErased = error instanceof Failure && error.cause instanceof ErasedAccount;
  return isErased && errors.includes('privacy-0002') ? new Failure('privacy-0002', { cause: error }) : error;
}

async function permittedOrganiser(
  platform: Platform,
  { permission, recent }: WholeCall,
  request: FastifyRequest,
): Promise<SignedInOrganiser> {
  const token = getToken(request);
  const organiser = token === null ? null : await platform.identifyOrganiser(token);
  if (!organiser) throw new Failure('authorization-0001');
  if (permission !== undefined && !isPermitted(organiser.roles, permission)) {
    throw new Failure('oauth.advanced-0007');
  }
  if (recent) requireRecent(organiser, platform.clock.now());
  return organiser;
}

/** Requires a password, one-time code or passkey within `limits.organiserConfirmation`. @throws organiser-0005 */
export function requireRecent({ confirmedAt }: SignedInOrganiser, now: Date): void {
  const isRecent =
    confirmedAt != null && confirmedAt.getTime() + limits.organiserConfirmation > now.getTime();
  if (!isRecent) throw new Failure('organiser-0005');
}

/** Fails when an attendee's address is not confirmed. Visitors have none, so that null passes. */
export function requireConfirmed(caller: SignedInAttendee | null): void {
  if (caller?.isEmailConfirmed === false) throw new Failure('email-confirmation-0001');
}

/** The owner of the request's access token; null without one. Throws when there is one that is not valid. */
export async function signedInCaller(
  platform: Platform,
  request: FastifyRequest,
): Promise<SignedInAttendee | null> {
  const token = getToken(request);
  return token === null ? null : platform.identify(token);
}

/** The token that a request carries, valid or not; null without one. */
export function getToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
