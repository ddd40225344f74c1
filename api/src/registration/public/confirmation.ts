import { eventDates } from '@summit/contract/money-and-time/day-words';
import { formatMoney, includedVat } from '@summit/contract/money-and-time/money';
import { mailLinks } from '@summit/contract/session/mail-links';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { fillText } from '@summit/contract/words/text-lookup';
import { composeEmail, writeEmail } from '../../emails/public/emails.ts';
import { issueTicket } from '../../orders/public/issued-ticket.ts';
import { ticketInMail } from '../../orders/public/ticket-mail.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { issueOneTimeToken } from '../../people/public/one-time-tokens.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { nameInEmail } from '../../platform/mail/visitor-words.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';

type Needs = Pick<Platform, 'mail' | 'config' | 'clock'>;

type Registered = Pick<
  AttendeeRow,
  'id' | 'email' | 'firstName' | 'lastName' | 'organiserRole' | 'ticketNumber' | 'categoryId'
>;

interface ConfirmationDetails {
  kind?: 'confirmation' | 'confirmationAgain';
  /** What was paid for the ticket just now, in the currency's minor unit. */
  paid?: { amountMinor: number; currency: string };
}

/**
 * Emails an attendee the confirmation of their registration, which is the ticket. Pass the transaction that completed
 * the registration.
 */
export async function mailConfirmation(
  platform: Needs,
  tx: Db,
  attendee: Registered,
  { kind = 'confirmation', paid }: ConfirmationDetails = {},
): Promise<void> {
  const { mail, config, clock } = platform;
  const { email, firstName, organiserRole } = attendee;
  // Organisers get no login link, because emails are read in places that should not have an organiser's rights.
  const page = organiserRole
    ? href(pages.registrationCompleted)
    : mailLinks.ticket(await issueOneTimeToken(tx, 'login', attendee, clock.now()));
  const { attachments, ground, ...shown } = await describeTicket(platform, tx, attendee);
  const url = config.siteOrigin + page;
  const facts = [...shown.facts, ...(paid ? [await paidFact(tx, paid, ground.texts)] : [])];
  const written = composeEmail(kind, { firstName, url, ...shown, facts }, ground);
  await mail.enqueue(tx, { to: email, topic: 'registration-completed', attachments, ...written });
}

/** Mails an attendee a link that confirms their address, with the ticket once they have one. */
export async function mailAddressConfirmation(
  platform: Needs,
  tx: Db,
  attendee: Registered & Pick<AttendeeRow, 'registrationStatus'>,
): Promise<void> {
  const { mail, config, clock } = platform;
  const { email, firstName, registrationStatus } = attendee;
  const token = await issueOneTimeToken(tx, 'confirmation', attendee, clock.now());
  const url = config.siteOrigin + mailLinks.confirmation(token);
  const ticket = registrationStatus === 'Completed' ? await describeTicket(platform, tx, attendee) : null;
  const { attachments, ground, ...shown } = ticket ?? {};
  const details = { firstName, url, ...shown };
  const written = ground
    ? composeEmail('confirmAddress', details, ground)
    : await writeEmail(tx, 'confirmAddress', details);
  await mail.enqueue(tx, { to: email, topic: 'address-confirmation', attachments, ...written });
}

/** Mails an attendee a link that leads to the photo step, and logs them in where they are no organiser. */
export async function mailPhotoRequest(
  { mail, config, clock }: Needs,
  tx: Db,
  attendee: Pick<AttendeeRow, 'id' | 'email' | 'firstName' | 'organiserRole'>,
): Promise<void> {
  const { email, firstName, organiserRole } = attendee;
  const page = organiserRole
    ? href(pages.registrationPhoto)
    : mailLinks.photo(await issueOneTimeToken(tx, 'photo', attendee, clock.now()));
  const url = config.siteOrigin + page;
  const written = await writeEmail(tx, 'photoRequest', { firstName, url });
  await mail.enqueue(tx, { to: email, topic: 'photo-request', ...written });
}

/** The facts of a ticket for an email, its number first, with its code and links, and the context of the email. */
async function describeTicket({ config, clock }: Needs, tx: Db, attendee: Registered) {
  const texts = await readTexts(tx, mailTexts);
  const ticket = await issueTicket(tx, config, attendee, clock.now());
  const { number, holder, packageName, event } = ticket;
  const facts: [label: string, value: string][] = [
    [texts['mail.ticket.number'], number],
    [texts['mail.ticket.name'], nameInEmail(holder)],
    [texts['mail.ticket.package'], packageName ?? ''],
    [texts['mail.ticket.dates'], eventDates(event.startsOn, event.endsOn)],
    [texts['mail.ticket.venue'], [event.venue, event.city].filter(Boolean).join(', ')],
  ];
  return {
    facts: facts.filter(([, value]) => value !== ''),
    ...ticketInMail({ config }, attendee, ticket, texts),
    ground: { texts, event },
  };
}

/** `£295.00`, and how much of it is VAT where the seller charges any. */
async function paidFact(
  tx: Db,
  { amountMinor, currency }: { amountMinor: number; currency: string },
  texts: Readonly<Record<keyof typeof mailTexts, string>>,
): Promise<[label: string, value: string]> {
  const { vatBasisPoints: rate } = await readSection(tx, 'invoicing');
  const [amount, vat] = [amountMinor, includedVat(amountMinor, rate)].map((sum) =>
    formatMoney(sum, currency),
  );
  const words = { amount: amount ?? '', vat: vat ?? '' };
  return [texts['mail.ticket.paid'], rate === 0 ? words.amount : fillText(texts['mail.ticket.vat'], words)];
}
