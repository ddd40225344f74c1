import { inArray } from 'drizzle-orm';
import { href } from '@summit/contract/href';
import * as pages from '@summit/contract/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeLetter } from '../letters/letters.queries.ts';
import { Failure } from '../platform/failure.ts';
import type { Platform, SignedInAttendee } from '../platform/platform.ts';
import { readVenueClock } from '../settings/venue-clock.queries.ts';
import { readTexts } from '../static-content/texts.queries.ts';
import { nominationCategories } from './awards.tables.ts';
import { listNominationsOf } from './nominations.queries.ts';
import { readSeason } from './season.queries.ts';

/** Mails an attendee a copy of their nominations of the present season. @throws cqrs-0009 when there are none */
export async function mailNominations(
  { db, mail, config, rateLimiter }: Platform,
  attendee: SignedInAttendee,
): Promise<void> {
  const { year } = await readSeason(db);
  const nominations = await listNominationsOf(db, attendee.id, year);
  if (nominations.length === 0) throw new Failure('cqrs-0009');
  await rateLimiter.demand('nominationsMailOfAttendee', { id: attendee.id });
  const texts = await readTexts(db, mailTexts);
  const clock = await readVenueClock(db);
  const ids = nominations.flatMap(({ categoryIds }) => categoryIds);
  const categories = await db
    .select()
    .from(nominationCategories)
    .where(inArray(nominationCategories.id, ids));
  const namesOf = (wanted: readonly string[]) =>
    categories.filter(({ id }) => wanted.includes(id)).map(({ name }) => name);
  const facts = nominations.flatMap(
    ({ awardsType, name, url, categoryIds, reason, nominatedAt }): [string, string][] => [
      [
        texts[awardsType === 'Company' ? 'mail.nominations.company' : 'mail.nominations.person'],
        `${name}, ${url}`,
      ],
      [texts['mail.nominations.categories'], namesOf(categoryIds).join(', ')],
      [texts['mail.nominations.reason'], reason],
      [texts['mail.nominations.sentAt'], clock.moment(nominatedAt)],
    ],
  );
  await db.transaction(async (tx) => {
    const { firstName, email } = attendee;
    const written = await writeLetter(tx, 'nominations', {
      firstName,
      url: config.siteOrigin + href(pages.awardsWelcome),
      facts,
    });
    await mail.enqueue(tx, { to: email, topic: 'own-nominations', ...written });
  });
}
