import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';

type Needs = Pick<Platform, 'mail' | 'config'>;

interface Notice {
  to: string;
  /** Null for a visitor who gave only an address. */
  firstName: string | null;
  /** Where the button leads, within the site. */
  page: string;
  /** The name of the ticket. */
  ticket: string;
}

/** Confirms a place on the waiting list. */
export async function mailWaiting({ mail, config }: Needs, tx: Db, notice: Notice): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const written = await writeEmail(tx, 'waiting', {
    firstName: notice.firstName ?? texts['mail.waiting.reader'],
    url: config.siteOrigin + notice.page,
    facts: [[texts['mail.waiting.ticket'], notice.ticket]],
  });
  await mail.enqueue(tx, { to: notice.to, topic: 'waiting-list-joined', ...written });
}

/** Informs a visitor that nothing can be offered any more. */
export async function mailClosed({ mail, config }: Needs, tx: Db, notice: Notice): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const written = await writeEmail(tx, 'waitingClosed', {
    firstName: notice.firstName ?? texts['mail.waiting.reader'],
    url: config.siteOrigin + notice.page,
    facts: [[texts['mail.waiting.ticket'], notice.ticket]],
  });
  await mail.enqueue(tx, { to: notice.to, topic: 'waiting-list-closed', ...written });
}

/** Informs a visitor that a place is held for them, and until when. */
export async function mailOffer(
  { mail, config }: Needs,
  tx: Db,
  { until, ...notice }: Notice & { until: Date },
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const clock = await readVenueClock(tx);
  const written = await writeEmail(tx, 'offer', {
    firstName: notice.firstName ?? texts['mail.waiting.reader'],
    url: config.siteOrigin + notice.page,
    facts: [
      [texts['mail.waiting.ticket'], notice.ticket],
      [texts['mail.offer.until'], clock.end(until.toISOString())],
    ],
  });
  await mail.enqueue(tx, { to: notice.to, topic: 'waiting-list-offer', ...written });
}
