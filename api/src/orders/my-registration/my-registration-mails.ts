import { formatMoney } from '@summit/contract/money-and-time/money';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { creditNoteLink } from '../payments/refunds/credit-note-link.ts';
import { cancelledCalendarInMail } from '../tickets/calendar-in-mail.queries.ts';

type Needs = Pick<Platform, 'mail' | 'config'>;

interface Cancelled {
  /** In the currency's minor unit. */
  refund: number;
  currency: string;
  /** What the refund goes back from; null: nothing was paid. */
  paymentId: string | null;
}

/** Confirms a cancellation: which ticket it was, and what goes back to the card. The ticket is cancelled by then. */
export async function mailCancelled(
  { mail, config }: Needs,
  tx: Db,
  { id, email, firstName, ticketNumber }: AttendeeRow,
  { refund, currency, paymentId }: Cancelled,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const facts: [label: string, value: string][] = [
    [texts['mail.ticket.number'], ticketNumber],
    [
      texts['mail.cancelled.refund'],
      refund > 0 ? formatMoney(refund, currency) : texts['mail.cancelled.nothing'],
    ],
  ];
  const url = config.siteOrigin + href(pages.registration);
  const links = paymentId && refund > 0 ? await creditNoteLink({ config }, tx, id, paymentId) : undefined;
  const written = await writeEmail(tx, 'cancelled', { firstName, url, facts, links });
  const attachments = await cancelledCalendarInMail({ config }, tx, ticketNumber);
  await mail.enqueue(tx, { to: email, topic: 'registration-cancelled', ...written, attachments });
}
