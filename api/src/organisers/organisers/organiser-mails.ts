import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import { backofficeUrl } from '../../platform/mail/backoffice-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import type { OrganiserRow } from './organisers.tables.ts';
import { getWayIn } from './way-in.ts';

/** Warns an organiser that someone who knows their password is trying codes, or is guessing in one of their sessions. */
export async function mailWrongTries(
  { db, mail, config }: Platform,
  { email, name: firstName }: OrganiserRow,
  where: 'login' | 'session',
): Promise<void> {
  const isLogin = where === 'login';
  const url = isLogin ? config.siteOrigin : backofficeUrl(config, 'account');
  const written = await writeEmail(db, isLogin ? 'organiserCodes' : 'organiserGuesses', { firstName, url });
  const topic = isLogin ? 'organiser-wrong-codes' : 'organiser-guesses';
  await mail.enqueue(db, { to: email, topic, ...written });
}

/** Emails an organiser, whose address or network others have locked, a code with which they can still log in. */
export async function mailWayIn(
  { db, mail, config, clock }: Platform,
  { id, email, name: firstName }: OrganiserRow,
): Promise<void> {
  const texts = await readTexts(db, mailTexts);
  const code = getWayIn(config.secret, id, clock.now());
  const command = `npm run organise -- log-in ${email} ${code}`;
  const facts: [label: string, value: string][] = [[texts['mail.organiserLocked.command'], command]];
  const url = `${backofficeUrl(config)}?wayIn=${code}`;
  const written = await writeEmail(db, 'organiserLocked', { firstName, url, facts });
  await mail.enqueue(db, { to: email, topic: 'organiser-locked', ...written });
}
