import { mailLinks } from '@summit/contract/session/mail-links';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';
import { cancelledCalendarInMail } from '../tickets/calendar-in-mail.queries.ts';
import { getTicketName } from './ticket-name.ts';

type Needs = Pick<Platform, 'mail' | 'config'>;

interface Colleague {
  firstName: string;
  lastName: string;
  email: string;
}

type Facts = [label: string, value: string][];

const getName = ({ firstName, lastName }: Pick<Colleague, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Sends the link to the colleague, and confirms the offer to the holder. */
export async function mailOffered(
  { mail, config }: Needs,
  tx: Db,
  holder: AttendeeRow,
  colleague: Colleague,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const clock = await readVenueClock(tx);
  const until: Facts[number] = [texts['mail.transfer.until'], clock.end(expiresAt.toISOString())];
  const offer = await writeEmail(tx, 'transferOffer', {
    firstName: colleague.firstName,
    inviter: getName(holder),
    url: config.siteOrigin + mailLinks.ticketTransfer(token),
    facts: [[texts['mail.transfer.ticket'], await getTicketName(tx, holder)], until],
  });
  await mail.enqueue(tx, { to: colleague.email, topic: 'ticket-offered', ...offer });
  const confirmation = await writeEmail(tx, 'transferOffered', {
    firstName: holder.firstName,
    inviter: getName(colleague),
    url: config.siteOrigin + href(pages.registrationManage),
    facts: [[texts['mail.transfer.colleague'], `${getName(colleague)}, ${colleague.email}`], until],
  });
  await mail.enqueue(tx, { to: holder.email, topic: 'ticket-offer-sent', ...confirmation });
}

/** Informs the colleague that the link no longer works. */
export async function mailWithdrawn(
  { mail, config }: Needs,
  tx: Db,
  holder: AttendeeRow,
  { firstName, email }: Colleague,
): Promise<void> {
  const url = config.siteOrigin + href(pages.registration);
  const written = await writeEmail(tx, 'transferWithdrawn', { firstName, inviter: getName(holder), url });
  await mail.enqueue(tx, { to: email, topic: 'ticket-offer-withdrawn', ...written });
}

/** Informs the former holder who has the ticket now, and which number is no longer valid. */
export async function mailTransferred(
  { mail, config }: Needs,
  tx: Db,
  holder: AttendeeRow,
  colleague: Colleague,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const written = await writeEmail(tx, 'transferred', {
    firstName: holder.firstName,
    inviter: getName(colleague),
    url: config.siteOrigin + href(pages.registration),
    facts: [[texts['mail.ticket.number'], holder.ticketNumber]],
  });
  const attachments = await cancelledCalendarInMail({ config }, tx, holder.ticketNumber);
  await mail.enqueue(tx, { to: holder.email, topic: 'ticket-transferred', ...written, attachments });
}
