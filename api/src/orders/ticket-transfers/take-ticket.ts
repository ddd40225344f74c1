import type * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { subscribe } from '../../content/public/subscribers.queries.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { addAttendee, listGuestIds, lockAttendees } from '../../people/public/attendees.queries.ts';
import { startSession, type Tokens } from '../../people/public/sessions.ts';
import type { Tx } from '../../platform/db/db.ts';
import { getDevice } from '../../platform/device-of.ts';
import type { CallInput, Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { notifyCompletion } from '../../registration/public/completion.ts';
import { confirmByLink } from '../../registration/public/confirm-by-link.queries.ts';
import { findPaidOrder } from '../payments/orders/transferred-orders.queries.ts';
import { findPlaceWithPackage } from '../public/places.queries.ts';
import { getUsable, takeTransfer } from '../public/transfers.queries.ts';
import type { TransferRow } from '../transfer-records/ticket-transfers.tables.ts';
import { colleagueRefusal, getAccount, isPaying } from './colleague.ts';
import { newAccount } from './new-account.ts';
import { readOwnTransfer } from './own-transfer.ts';
import { passOn } from './pass-on.queries.ts';
import { mailTransferred } from './transfer-mails.ts';

type Request = CallInput<typeof ticketTransferCalls.takeTicket>['request'];

/** Takes an offered ticket with a new account. */
export function createTakeTicketHandler(platform: Platform): Handler<typeof ticketTransferCalls.takeTicket> {
  const { db, clock, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.visit('transferOfDevice', request);
    const { offer } = await getUsable(db, body.token, clock.now());
    if (await getAccount(db, offer)) return fail('fm.cms-0029');
    const person = await newAccount(platform, body);
    return take(platform, body.token, request, async (tx, holder) => {
      const { attendeeType, categoryId } = holder;
      // The link was in an email to this address.
      const address = { email: offer.email, confirmedEmail: offer.email };
      const added = await addAttendee(tx, { ...person, ...address, attendeeType, categoryId });
      if (!added) return fail('fm.cms-0029');
      if (added.marketing) await subscribe(platform, tx, added);
      return added;
    });
  };
}

/** Takes an offered ticket with the account that the address has. */
export function createTakeWithAccountHandler(
  platform: Platform,
): Handler<typeof ticketTransferCalls.takeTicketWithAccount> {
  const { db, clock, rateLimiter } = platform;
  return async ({ body: { token }, request, fail }) => {
    await rateLimiter.visit('transferOfDevice', request);
    const { offer } = await getUsable(db, token, clock.now());
    const account = (await getAccount(db, offer)) ?? fail('transfer-0001');
    return take(platform, token, request, async (tx, _holder, locked) => {
      const colleague = locked.get(account.id);
      // The account has another address by now, whose mailbox the link was not sent to.
      if (colleague?.email !== offer.email) return fail('transfer-0001');
      const refusal = colleagueRefusal(colleague);
      if (refusal) return fail(refusal);
      return (await isPaying(tx, colleague, clock.now())) ? fail('transfer-0006') : colleague;
    });
  };
}

type Colleague = (
  tx: Tx,
  holder: AttendeeRow,
  locked: ReadonlyMap<string, AttendeeRow>,
) => Promise<AttendeeRow>;

/** Of calls that take, withdraw or cancel the same ticket one succeeds: all of them lock the holder. */
async function take(
  platform: Platform,
  token: string,
  request: Request,
  colleagueWith: Colleague,
): Promise<Tokens> {
  const { db, clock, responseCache } = platform;
  const tokens = await db.transaction(async (tx) => {
    const { offer, holder, locked } = await lockOffer(tx, token, clock.now());
    // The moment is taken under the locks, so that it is later than any ballot of the holder that counts.
    const now = clock.now();
    const colleague = await colleagueWith(tx, holder, locked);
    const owner = await passOn(tx, holder, colleague, now);
    await takeTransfer(tx, offer.id, owner.id, now);
    await confirmByLink(platform, tx, owner, { deviceId: getDevice(request) });
    await mailTransferred(platform, tx, holder, owner);
    await notifyCompletion(platform, tx, owner);
    return startSession(platform, tx, owner.id, request);
  });
  responseCache.drop('packages');
  responseCache.drop('attendees');
  return tokens;
}

/** An offer that can be taken, with all locked whom it concerns: holder, guests, payer, the owner of the address. */
async function lockOffer(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ offer: TransferRow; holder: AttendeeRow; locked: ReadonlyMap<string, AttendeeRow> }> {
  const known = await getUsable(tx, token, now);
  const account = await getAccount(tx, known.offer);
  const found = await findPlaceWithPackage(tx, known.holder.id);
  const order = found && (await findPaidOrder(tx, known.holder.id, found.package.id));
  const guestIds = await listGuestIds(tx, known.holder.id);
  const ids = [known.holder.id, account?.id, order?.attendeeId, ...guestIds].filter((id) => id !== undefined);
  const locked = await lockAttendees(tx, ids);
  // The offer is read again, because it may have been taken, withdrawn or cancelled while this call waited.
  const { offer, holder } = await getUsable(tx, token, now);
  if ((await readOwnTransfer(tx, holder, now)).state !== 'open') throw new Failure('transfer-0002');
  return { offer, holder, locked };
}
