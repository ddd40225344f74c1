import { href } from '@summit/contract/href';
import { mailTexts } from '@summit/contract/texts/mail';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { writeLetter } from '../letters/letters.queries.ts';
import type { Db } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { readTexts } from '../static-content/texts.queries.ts';
import { creditNoteLink } from './credit-note-link.queries.ts';

type Needs = Pick<Platform, 'mail' | 'config'>;
type Payer = Pick<AttendeeRow, 'id' | 'email' | 'firstName'>;

interface ReturnedMoney {
  paymentId: string;
  /** In pence. */
  amount: number;
  currency: string;
}

/** Informs a payer that money which pays for no place goes back to the card. */
export async function mailMoneyBack(
  { mail, config }: Needs,
  tx: Db,
  { id, email, firstName }: Payer,
  { paymentId, amount, currency }: ReturnedMoney,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
  const url = config.siteOrigin + href('registration');
  const facts: [string, string][] = [[texts['mail.moneyBack.amount'], money]];
  const links = await creditNoteLink({ config }, tx, id, paymentId);
  const written = await writeLetter(tx, 'moneyBack', { firstName, url, facts, links });
  await mail.enqueue(tx, { to: email, topic: 'payment-refunded', ...written });
}

/** Informs an attendee that the payment of their place was returned, and the place with it. Their ticket is cancelled by then. */
export async function mailPlaceCancelled(
  { mail, config }: Needs,
  tx: Db,
  { id, email, firstName }: Payer,
  paymentId: string | null,
): Promise<void> {
  const url = config.siteOrigin + href('registration');
  const links = paymentId ? await creditNoteLink({ config }, tx, id, paymentId) : undefined;
  const written = await writeLetter(tx, 'placeCancelled', { firstName, url, links });
  await mail.enqueue(tx, { to: email, topic: 'place-cancelled', ...written });
}
