import { formatMoney } from '@summit/contract/money-and-time/money';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { fullName } from '@summit/contract/words/full-name';
import { writeEmail } from '../../emails/public/emails.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { cancelledCalendarInMail } from '../tickets/calendar-in-mail.queries.ts';
import { creditNoteLink } from './refunds/credit-note-link.ts';

type Needs = Pick<Platform, 'mail' | 'config'>;
type Payer = Pick<AttendeeRow, 'id' | 'email' | 'firstName'>;

interface ReturnedMoney {
  paymentId: string;
  /** In the minor unit. */
  amount: number;
  currency: string;
}

/**
 * Informs a payer about money which pays for no place, or which an organiser returns: it goes back to the card, or their bank did not take it and it is sent
 * again, or a person returns it in another way.
 */
export async function mailReturned(
  { mail, config }: Needs,
  tx: Db,
  { id, email, firstName }: Payer,
  kind: 'moneyBack' | 'refundGranted' | 'refundFailed' | 'refundByHand',
  { paymentId, amount, currency }: ReturnedMoney,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const money = formatMoney(amount, currency);
  const url = config.siteOrigin + href(pages.registration);
  const facts: [string, string][] = [[texts['mail.moneyBack.amount'], money]];
  const links = await creditNoteLink({ config }, tx, id, paymentId);
  const written = await writeEmail(tx, kind, { firstName, url, facts, links });
  await mail.enqueue(tx, { to: email, topic: 'payment-refunded', ...written });
}

/**
 * Informs an attendee that the payment of their place was refunded, or reversed by their bank, and that the place is
 * gone with it. Their ticket, which has the number of the row, is cancelled by then.
 */
export async function mailPlaceCancelled(
  { mail, config }: Needs,
  tx: Db,
  { id, email, firstName, ticketNumber }: Payer & Pick<AttendeeRow, 'ticketNumber'>,
  { paymentId, isDisputed }: { paymentId: string | null; isDisputed: boolean },
): Promise<void> {
  const url = config.siteOrigin + href(pages.registration);
  const links = paymentId ? await creditNoteLink({ config }, tx, id, paymentId) : undefined;
  const kind = isDisputed ? 'disputeLost' : 'placeCancelled';
  const written = await writeEmail(tx, kind, { firstName, url, links });
  const attachments = await cancelledCalendarInMail({ config }, tx, ticketNumber);
  await mail.enqueue(tx, { to: email, topic: 'place-cancelled', ...written, attachments });
}

/** Informs a guest that the ticket which theirs came with is cancelled, and theirs with it. The row has their number so far. */
export async function mailGuestCancelled(
  { mail, config }: Needs,
  tx: Db,
  { email, firstName, ticketNumber }: Pick<AttendeeRow, 'email' | 'firstName' | 'ticketNumber'>,
  holder: Pick<AttendeeRow, 'firstName' | 'lastName'>,
): Promise<void> {
  const url = config.siteOrigin + href(pages.registration);
  const written = await writeEmail(tx, 'guestCancelled', { firstName, url, inviter: fullName(holder) });
  const attachments = await cancelledCalendarInMail({ config }, tx, ticketNumber);
  await mail.enqueue(tx, { to: email, topic: 'place-cancelled', ...written, attachments });
}

/** Informs a payer that we know of their complaint at the bank, and what becomes of the ticket. */
export async function mailDisputed(
  { mail, config }: Needs,
  tx: Db,
  { email, firstName }: Payer,
): Promise<void> {
  const url = config.siteOrigin + href(pages.registrationManage);
  const written = await writeEmail(tx, 'disputeOpened', { firstName, url });
  await mail.enqueue(tx, { to: email, topic: 'payment-disputed', ...written });
}
