import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.queries.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import type { OrganiserRow } from './organisers.tables.ts';
import { getWayIn } from './way-in.ts';

/** Warns an organiser that somebody who knows their password tries codes. */
export async function mailWrongCodes(
  { db, mail, config }: Platform,
  { email, name: firstName }: OrganiserRow,
): Promise<void> {
  const written = await writeEmail(db, 'organiserCodes', { firstName, url: config.siteOrigin });
  await mail.enqueue(db, { to: email, topic: 'organiser-wrong-codes', ...written });
}

/** Mails an organiser whose address others have locked what lets them try all the same. */
export async function mailWayIn(
  { db, mail, config, clock }: Platform,
  { id, email, name: firstName }: OrganiserRow,
): Promise<void> {
  const texts = await readTexts(db, mailTexts);
  const command = `npm run organise -- log-in ${email} ${getWayIn(config.secret, id, clock.now())}`;
  const facts: [label: string, value: string][] = [[texts['mail.organiserLocked.command'], command]];
  const written = await writeEmail(db, 'organiserLocked', { firstName, url: config.siteOrigin, facts });
  await mail.enqueue(db, { to: email, topic: 'organiser-locked', ...written });
}
