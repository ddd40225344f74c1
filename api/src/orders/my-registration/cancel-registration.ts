import type * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { findAttendee, lockAttendee } from '../../people/public/attendees.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveUpPlace } from '../../registration/public/give-up-place.queries.ts';
import { registrationStatusObject } from '../../registration/public/registration-status.ts';
import { cancelTicket } from '../public/cancelled-tickets.queries.ts';
import { readCancellation } from './cancellation.ts';
import { mailCancelled } from './my-registration-mails.ts';

/** Cancels the ticket of an attendee, for exactly the refund that they were shown. */
export function createCancelRegistrationHandler(
  platform: Platform,
): Handler<typeof myRegistrationCalls.cancelRegistration> {
  const { db, clock, responseCache } = platform;
  return async ({ attendee, body, fail }) => {
    const cancelled = await db.transaction(async (tx) => {
      const row = await lockAttendee(tx, attendee.id);
      if (!row) return fail('cqrs-0009');
      const now = clock.now();
      const { state, refund, currency } = await readCancellation(tx, row, now);
      if (state !== 'open') return fail(state === 'guests' ? 'cancellation-0003' : 'cancellation-0001');
      if (refund !== body.refund) return fail('cancellation-0002');
      const paymentId = await giveUpPlace(tx, row, refund, now);
      await cancelTicket(tx, row, 'cancelled', now);
      await mailCancelled(platform, tx, row, { refund, currency, paymentId });
      const after = (await findAttendee(tx, row.id)) ?? row;
      return { refund, currency, registration: registrationStatusObject(after) };
    });
    responseCache.drop('packages');
    responseCache.drop('attendees');
    return cancelled;
  };
}
