import { mailLinks } from '@summit/contract/mail-links';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { writeLetter } from '../letters/letters.queries.ts';
import type { Db } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { loginRefusal } from './login-refusal.queries.ts';
import { issueOneTimeToken } from './one-time-tokens.queries.ts';

type Needs = Pick<Platform, 'mail' | 'clock' | 'config'>;

/**
 * Mails an attendee a link that logs them in without the password. Organisers get one that sets a new password: no mail
 * logs an organiser in, and a new password counts at once.
 */
export async function mailLoginLink(
  { mail, clock, config }: Needs,
  tx: Db,
  attendee: AttendeeRow,
): Promise<void> {
  if (loginRefusal(attendee)) {
    return;
  }
  const { email, firstName, organiserRole } = attendee;
  const now = clock.now();
  const page = organiserRole
    ? mailLinks.passwordReset(await issueOneTimeToken(tx, 'passwordReset', attendee, now))
    : mailLinks.login(await issueOneTimeToken(tx, 'login', attendee, now));
  const kind = organiserRole ? 'passwordReset' : 'loginLink';
  const written = await writeLetter(tx, kind, { firstName, url: config.siteOrigin + page });
  await mail.enqueue(tx, { to: email, topic: 'login-link', ...written });
}
