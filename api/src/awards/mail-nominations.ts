import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../emails/public/emails.ts';
import type { Platform, SignedInAttendee } from '../platform/platform.ts';
import { Failure } from '../platform/responses/failure.ts';
import { readTexts } from '../settings/public/texts.queries.ts';
import { readVenueClock } from '../settings/public/venue-clock.ts';
import { listCategoriesById } from './nominating/nomination-categories.queries.ts';
import { listNominations } from './nominating/nominations.queries.ts';
import { readSeason } from './season.ts';

/** Mails an attendee a copy of their nominations of the present season. @throws cqrs-0009 when there are none */
export async function mailNominations(
  { db, mail, config, rateLimiter }: Platform,
  attendee: SignedInAttendee,
): Promise<void> {
  const { year } = await readSeason(db);
  const nominations = await listNominations(db, attendee.id, year);
  if (nominations.length === 0) throw new Failure('cqrs-0009');
  await rateLimiter.requireAttempt('nominationsMailOfAttendee', { id: attendee.id });
  const texts = await readTexts(db, mailTexts);
  const clock = await readVenueClock(db);
  const ids = nominations.flatMap(({ categoryIds }) => categoryIds);
  const categories = await listCategoriesById(db, ids);
  const getNames = (wanted: readonly string[]) =>
    categories.filter(({ id }) => wanted.includes(id)).map(({ name }) => name);
  const facts = nominations.flatMap(
    ({ awardsType, name, url, categoryIds, reason, nominatedAt }): [string, string][] => [
      [
        texts[awardsType === 'Company' ? 'mail.nominations.company' : 'mail.nominations.person'],
        `${name}, ${url}`,
      ],
      [texts['mail.nominations.categories'], getNames(categoryIds).join(', ')],
      [texts['mail.nominations.reason'], reason],
      [texts['mail.nominations.sentAt'], clock.moment(nominatedAt)],
    ],
  );
  await db.transaction(async (tx) => {
    const { firstName, email } = attendee;
    const written = await writeEmail(tx, 'nominations', {
      firstName,
      url: config.siteOrigin + href(pages.awardsWelcome),
      facts,
    });
    await mail.enqueue(tx, { to: email, topic: 'own-nominations', ...written });
  });
}
