import type { BodyOf } from '@summit/contract/call';
import type { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import type { RegistrationKindName } from '@summit/contract/registration-kinds';
import { addAttendee, findAttendeeByEmail, lockAttendee } from '../attendees/attendees.queries.ts';
import { startSession } from '../auth/sessions.queries.ts';
import { readExtraTickets } from '../invitations/extra-tickets.queries.ts';
import {
  closedBy,
  findInvitation,
  type KnownInvitation,
  takeInvitation,
} from '../invitations/invitations.queries.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { subscribe } from '../subscribe/subscribers.queries.ts';
import { permitBeginning, toAttendee } from './beginning.queries.ts';

type InvitedStepOne = (typeof attendeeRegistrationCalls)['invitedStepOne'];

/**
 * Starts the registration of somebody who was invited, on an extra ticket of the inviter, and signs them in. Of calls
 * at the same time no more begin than the inviter has tickets.
 */
export function invitedStepOneWith(platform: Platform): Handler<InvitedStepOne> {
  const { db } = platform;
  return async ({ body, request, fail }) => {
    await permitBeginning(platform, body, request);
    await findUsable(db, body);
    if (await findAttendeeByEmail(db, body.email)) {
      return fail('fm.cms-0029');
    }
    const person = await toAttendee(platform, body);
    return db.transaction(async (tx) => {
      const { invitation, inviter } = await lockUsable(tx, body);
      const added = await addAttendee(tx, {
        ...person,
        attendeeType: 'Invited' satisfies RegistrationKindName,
        categoryId: inviter.categoryId,
        invitedByAttendeeId: inviter.id,
      });
      if (!added) {
        return fail('fm.cms-0029');
      }
      if (added.marketing) {
        await subscribe(platform, tx, added);
      }
      await takeInvitation(tx, invitation.id, added.id);
      return startSession(platform, tx, added.id, request);
    });
  };
}

/** The invitation and its ticket. Other calls with the inviter's invitations wait until this transaction ends. */
async function lockUsable(tx: Tx, body: BodyOf<InvitedStepOne>): Promise<KnownInvitation> {
  const known = await findUsable(tx, body);
  await lockAttendee(tx, known.inviter.id);
  // Read again: it may have been used or taken back while this call waited for the lock.
  const usable = await findUsable(tx, body);
  const { arePaid, remainingExtraTicketsCount } = await readExtraTickets(tx, usable.inviter.id);
  if (!arePaid || remainingExtraTicketsCount === 0) {
    throw new Failure('invited-attendee-submit-0001');
  }
  return usable;
}

async function findUsable(db: Db, { token }: BodyOf<InvitedStepOne>): Promise<KnownInvitation> {
  const known = await findInvitation(db, token);
  if (!known) {
    throw new Failure('fm.cms-0072');
  }
  const code = closedBy(known);
  if (code) {
    throw new Failure(code);
  }
  return known;
}
