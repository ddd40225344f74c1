import { mailLinks } from '@summit/contract/mail-links';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { writeLetter } from '../letters/letters.queries.ts';
import type { Db } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { loginRefusal } from './login-refusal.queries.ts';
import { issueOneTimeToken } from './one-time-tokens.queries.ts';

type Needs = Pick<Platform, 'mail' | 'clock' | 'config'>;

const letters = { login: 'loginLink', passwordReset: 'passwordReset' } as const;

/** Emails a link that sets a new password, once, within an hour. Attendees who may not log in get no email. */
export async function mailPasswordLink(needs: Needs, tx: Db, attendee: AttendeeRow): Promise<void> {
  await mailLink(needs, tx, attendee, 'passwordReset', 'password-reset');
}

/**
 * Mails an attendee a link that logs them in without the password. Organisers get one that sets a new password: no mail
 * logs an organiser in, and a new password counts at once.
 */
export async function mailLoginLink(needs: Needs, tx: Db, attendee: AttendeeRow): Promise<void> {
  await mailLink(needs, tx, attendee, attendee.organiserRole ? 'passwordReset' : 'login', 'login-link');
}

async function mailLink(
  { mail, clock, config }: Needs,
  tx: Db,
  attendee: AttendeeRow,
  opens: keyof typeof letters,
  topic: string,
): Promise<void> {
  if (loginRefusal(attendee)) return;
  const { email, firstName } = attendee;
  const token = await issueOneTimeToken(tx, opens, attendee, clock.now());
  const url = config.siteOrigin + mailLinks[opens](token);
  const written = await writeLetter(tx, letters[opens], { firstName, url });
  await mail.enqueue(tx, { to: email, topic, ...written });
}
