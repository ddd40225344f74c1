import { href } from '@summit/contract/href';
import { mailTexts } from '@summit/contract/texts/mail';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { writeLetter } from '../letters/letters.queries.ts';
import type { Db } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { readTexts } from '../static-content/texts.queries.ts';

type Needs = Pick<Platform, 'mail' | 'config'>;
type Payer = Pick<AttendeeRow, 'email' | 'firstName'>;

/** Informs a payer that money which pays for no place goes back to the card. */
export async function mailMoneyBack(
  { mail, config }: Needs,
  tx: Db,
  { email, firstName }: Payer,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
  const url = config.siteOrigin + href('registration');
  const facts: [string, string][] = [[texts['mail.moneyBack.amount'], money]];
  const written = await writeLetter(tx, 'moneyBack', { firstName, url, facts });
  await mail.enqueue(tx, { to: email, topic: 'payment-refunded', ...written });
}

/** Informs an attendee that the payment of their place was returned, and the place with it. */
export async function mailPlaceCancelled(
  { mail, config }: Needs,
  tx: Db,
  { email, firstName }: Payer,
): Promise<void> {
  const url = config.siteOrigin + href('registration');
  const written = await writeLetter(tx, 'placeCancelled', { firstName, url });
  await mail.enqueue(tx, { to: email, topic: 'place-cancelled', ...written });
}
