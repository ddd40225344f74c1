import { mailLinks } from '@summit/contract/mail-links';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { writeLetter } from '../letters/letters.queries.ts';
import type { Db } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { loginRefusal } from './login-refusal.queries.ts';
import { issueOneTimeToken } from './one-time-tokens.queries.ts';

type Needs = Pick<Platform, 'mail' | 'clock' | 'config'>;

/** Emails a link that sets a new password, once, within an hour. Attendees who may not log in get no email. */
export async function mailPasswordLink(
  { mail, clock, config }: Needs,
  tx: Db,
  attendee: AttendeeRow,
): Promise<void> {
  if (loginRefusal(attendee)) {
    return;
  }
  const { email, firstName } = attendee;
  const token = await issueOneTimeToken(tx, 'passwordReset', attendee, clock.now());
  const url = config.siteOrigin + mailLinks.passwordReset(token);
  const written = await writeLetter(tx, 'passwordReset', { firstName, url });
  await mail.enqueue(tx, { to: email, topic: 'password-reset', ...written });
}
