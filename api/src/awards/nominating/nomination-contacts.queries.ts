import { and, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { href } from '@summit/contract/site/href';
import type { AwardsTrack } from '@summit/contract/site/page';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { getEmailKey } from '../../platform/db/email-key.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { readSeason } from '../season.ts';
import { nominations } from './nominations.tables.ts';

interface Named {
  nominationId: string;
  year: number;
  /** The address as it is stored. */
  contactEmail: string;
  /** The author's address: they need no email about their own. */
  ownEmail: string;
}

/**
 * Informs the owner of an address that a nomination names it as the contact for a nominee: once in a season, and without
 * any text of the author, so that nominations cannot be used to write to strangers.
 */
export async function mailNominationContact(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Tx,
  { nominationId, year, contactEmail, ownEmail }: Named,
): Promise<void> {
  if (canonicalEmail(contactEmail) === canonicalEmail(ownEmail)) return;
  const earlier = and(
    sql`${getEmailKey(sql`${nominations.contactEmail}`)} = ${canonicalEmail(contactEmail)}`,
    eq(nominations.year, year),
    ne(nominations.id, nominationId),
  );
  if ((await tx.$count(nominations, earlier)) > 0) return;
  const written = await writeEmail(tx, 'nominationContact', {
    firstName: (await readTexts(tx, mailTexts))['mail.nominationContact.reader'],
    url: config.siteOrigin + href(pages.awardsWelcome),
  });
  await mail.enqueue(tx, { to: contactEmail, topic: 'nomination-contact', ...written });
}

/** Deletes the contacts of nominations once they are no longer needed: when the results are announced. */
export async function forgetNominationContacts(db: Db): Promise<void> {
  const { year, status } = await readSeason(db);
  const announced = (Object.keys(status) as AwardsTrack[]).filter((track) => status[track] === 'Wining');
  const isOver = or(
    lt(nominations.year, year),
    and(eq(nominations.year, year), inArray(nominations.awardsType, announced)),
  );
  await db
    .update(nominations)
    .set({ contactEmail: null })
    .where(and(isNotNull(nominations.contactEmail), isOver));
}
