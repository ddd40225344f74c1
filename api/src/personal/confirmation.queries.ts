import { eventDates } from '@summit/contract/day-words';
import { href } from '@summit/contract/href';
import { mailLinks } from '@summit/contract/mail-links';
import { mailTexts } from '@summit/contract/texts/mail';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { issueOneTimeToken } from '../auth/one-time-tokens.queries.ts';
import { writeLetter } from '../letters/letters.queries.ts';
import { findChosenPackage } from '../packages/places.queries.ts';
import type { Db } from '../platform/db/db.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { nameInLetter } from '../platform/mail/visitor-words.ts';
import type { Platform } from '../platform/platform.ts';
import { readSection } from '../settings/settings.queries.ts';
import { readTexts } from '../static-content/texts.queries.ts';
import { ticketInMail } from '../tickets/ticket-mail.queries.ts';

type Needs = Pick<Platform, 'mail' | 'config' | 'clock'>;

type Registered = Pick<
  AttendeeRow,
  'id' | 'email' | 'firstName' | 'lastName' | 'organiserRole' | 'ticketNumber' | 'categoryId'
>;

/**
 * Emails an attendee the confirmation of their registration, which is the ticket. Pass the transaction that completed
 * the registration.
 */
export async function mailConfirmation(
  platform: Needs,
  tx: Db,
  attendee: Registered,
  kind: 'confirmation' | 'confirmationAgain' = 'confirmation',
): Promise<void> {
  const { mail, config, clock } = platform;
  const { email, firstName, organiserRole } = attendee;
  // No login link for organisers: an email may be read in places that should not have an organiser's rights.
  const page = organiserRole
    ? href('registrationCompleted')
    : mailLinks.ticket(await issueOneTimeToken(tx, 'login', attendee, clock.now()));
  const facts = await ticketFacts(tx, attendee, clock.now());
  const { attachments, ...shown } = await ticketInMail(platform, tx, attendee);
  const url = config.siteOrigin + page;
  const written = await writeLetter(tx, kind, { firstName, url, facts, ...shown });
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
  const hasTicket = registrationStatus === 'Completed';
  const facts = hasTicket ? await ticketFacts(tx, attendee, clock.now()) : undefined;
  const { attachments, ...shown } = hasTicket ? await ticketInMail(platform, tx, attendee) : {};
  const written = await writeLetter(tx, 'confirmAddress', { firstName, url, facts, ...shown });
  await mail.enqueue(tx, { to: email, topic: 'address-confirmation', attachments, ...written });
}

/** Mails an attendee a link that leads to the photo step. */
export async function mailPhotoRequest(
  { mail, config, clock }: Needs,
  tx: Db,
  attendee: Pick<AttendeeRow, 'id' | 'email' | 'firstName'>,
): Promise<void> {
  const { email, firstName } = attendee;
  const token = await issueOneTimeToken(tx, 'photo', attendee, clock.now());
  const url = config.siteOrigin + mailLinks.photo(token);
  const written = await writeLetter(tx, 'photoRequest', { firstName, url });
  await mail.enqueue(tx, { to: email, topic: 'photo-request', ...written });
}

/** What the ticket says, its number first. */
async function ticketFacts(
  tx: Db,
  { id, firstName, lastName, ticketNumber }: Registered,
  now: Date,
): Promise<Letter['facts']> {
  const texts = await readTexts(tx, mailTexts);
  const event = await readSection(tx, 'event');
  const chosen = await findChosenPackage(tx, id, now);
  const facts: [label: string, value: string][] = [
    [texts['mail.ticket.number'], ticketNumber],
    [texts['mail.ticket.name'], nameInLetter(`${firstName} ${lastName}`)],
    [texts['mail.ticket.package'], chosen?.name ?? ''],
    [texts['mail.ticket.dates'], eventDates(event.startsOn, event.endsOn)],
    [texts['mail.ticket.venue'], [event.venue, event.city].filter(Boolean).join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}
