import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import { linkTokenHash, newLinkToken } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { mailChange } from '../address-changes/change-mails.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { addChange } from './address-changes.queries.ts';
import { findAttendeeByEmail } from './attendees.queries.ts';
import { findDomainProblem } from './email-domains.queries.ts';

/**
 * Begins the change of an attendee's address. A session is not enough to move an account: with the password the new address is
 * asked to confirm, otherwise the old one first, whether it agrees. Either way the old one learns of it and can stop it.
 * The attendee must be locked.
 * @param hasPassword whether the password was given, and is right
 * @throws Failure when the address cannot be used
 */
export async function beginAddressChange(
  platform: Platform,
  tx: Tx,
  attendee: AttendeeRow,
  { newEmail, hasPassword }: { newEmail: string; hasPassword: boolean },
): Promise<void> {
  await platform.rateLimiter.requireAttempt('addressChangeOfAttendee', { id: attendee.id });
  await permitAddress(tx, attendee, newEmail);
  const now = platform.clock.now();
  const [ownerToken, newToken] = [newLinkToken(), newLinkToken()];
  await addChange(tx, {
    attendeeId: attendee.id,
    oldEmail: attendee.email,
    newEmail,
    ownerTokenHash: linkTokenHash(ownerToken),
    newTokenHash: hasPassword ? linkTokenHash(newToken) : null,
    createdAt: now,
    agreedAt: hasPassword ? now : null,
  });
  await mailChange(platform, tx, attendee, {
    to: attendee.email,
    kind: 'addressChange',
    topic: 'address-change',
    token: ownerToken,
    newEmail,
  });
  if (hasPassword) await mailNewAddress(platform, tx, attendee, { newEmail, token: newToken });
}

/** Asks the new address to confirm. */
export async function mailNewAddress(
  platform: Pick<Platform, 'mail' | 'config'>,
  tx: Tx,
  attendee: AttendeeRow,
  { newEmail, token }: { newEmail: string; token: string },
): Promise<void> {
  const topic = 'address-confirmation';
  await mailChange(platform, tx, attendee, { to: newEmail, kind: 'addressNew', topic, token, newEmail });
}

async function permitAddress(db: Db, attendee: AttendeeRow, address: string): Promise<void> {
  const problem = await findDomainProblem(db, address);
  if (problem) throw new Failure(problem === 'forbidden.domain-0001' ? 'email.domain-0002' : problem);
  if (await findAttendeeByEmail(db, address)) throw anotherHasIt(attendee);
}

/** Guests on a pass get a different error code. */
export function anotherHasIt(attendee: AttendeeRow): Failure {
  const kind = kindOfAttendee(attendee);
  const comesOnPass = kind !== null && registrationKinds[kind].category === 'passes';
  return new Failure(comesOnPass ? 'vip-attendee.update-0006' : 'tendee.update-0006');
}
