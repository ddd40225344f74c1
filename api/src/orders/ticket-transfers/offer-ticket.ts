import type * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import * as limits from '@summit/contract/limits/limits';
import { findAttendeeByEmail, lockAttendee } from '../../people/public/attendees.queries.ts';
import { findDomainProblem } from '../../people/public/email-domains.queries.ts';
import { linkTokenHash, newLinkToken } from '../../platform/accounts/link-token.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { addTransfer, endTransfer, findOpenTransfer } from '../public/transfers.queries.ts';
import { colleagueRefusal } from './colleague.ts';
import { readOwnTransfer } from './own-transfer.ts';
import { mailOffered, mailWithdrawn } from './transfer-mails.ts';

/** Offers the ticket of an attendee to a colleague. One offer at a time: the holder withdraws it first. */
export function createOfferTicketHandler(
  platform: Platform,
): Handler<typeof ticketTransferCalls.offerTicket> {
  const { db, clock, rateLimiter } = platform;
  return async ({ attendee, body, fail }) => {
    await rateLimiter.requireAttempt('transferOfAttendee', { id: attendee.id });
    const { understood: _understood, ...typed } = body;
    const problem = await findDomainProblem(db, typed.email);
    if (problem) return fail(problem === 'forbidden.domain-0001' ? 'email.domain-0002' : problem);
    return db.transaction(async (tx) => {
      const now = clock.now();
      const holder = (await lockAttendee(tx, attendee.id)) ?? fail('cqrs-0009');
      const { state, until, offer } = await readOwnTransfer(tx, holder, now);
      if (state !== 'open') return fail('transfer-0002');
      if (offer) return fail('transfer-0003');
      if (isSameEmail(typed.email, holder.email)) return fail('transfer-0007');
      const account = await findAttendeeByEmail(tx, typed.email);
      const refusal = colleagueRefusal(account);
      if (refusal) return fail(refusal);
      // The link opens the account, so it goes to the account's own address, in whatever spelling it was typed here.
      const colleague = { ...typed, email: account?.email ?? typed.email };
      // An earlier offer that has expired ends here.
      await endTransfer(tx, holder, now);
      const token = newLinkToken();
      const expiresAt = new Date(
        Math.min(now.getTime() + limits.transferLinkLifetime, new Date(until).getTime()),
      );
      await addTransfer(tx, {
        ...colleague,
        holderId: holder.id,
        ticketNumber: holder.ticketNumber,
        tokenHash: linkTokenHash(token),
        expiresAt,
        createdAt: now,
      });
      await mailOffered(platform, tx, holder, colleague, { token, expiresAt });
      return readOwnTransfer(tx, holder, now);
    });
  };
}

/** Ends the offer of a ticket. Of withdrawing and taking it at the same time one succeeds: both lock the holder. */
export function createWithdrawOfferHandler(
  platform: Platform,
): Handler<typeof ticketTransferCalls.withdrawTicketOffer> {
  const { db, clock } = platform;
  return ({ attendee, fail }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const holder = (await lockAttendee(tx, attendee.id)) ?? fail('cqrs-0009');
      const open = (await findOpenTransfer(tx, holder, now)) ?? fail('transfer-0001');
      await endTransfer(tx, holder, now);
      await mailWithdrawn(platform, tx, holder, open);
      return readOwnTransfer(tx, holder, now);
    });
}
