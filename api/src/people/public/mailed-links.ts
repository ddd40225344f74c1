import { mailLinks } from '@summit/contract/session/mail-links';
import { type EmailKind, writeEmail } from '../../emails/public/emails.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { loginRefusal } from './login-refusal.ts';
import { issueOneTimeToken } from './one-time-tokens.queries.ts';

type Needs = Pick<Platform, 'mail' | 'clock' | 'config'>;

const emailKinds = { login: 'loginLink', passwordReset: 'passwordReset' } as const;

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

/** Emails the owner of a mailbox that a password chosen before the address was confirmed is no longer valid. */
export async function mailPasswordRemoved(needs: Needs, tx: Db, attendee: AttendeeRow): Promise<void> {
  await mailLink(needs, tx, attendee, 'passwordReset', 'password-removed', 'passwordRemoved');
}

/** Emails the owner of a restored address a link to choose a password: the previous one is no longer valid. */
export async function mailAddressRestored(needs: Needs, tx: Db, attendee: AttendeeRow): Promise<void> {
  await mailLink(needs, tx, attendee, 'passwordReset', 'address-restored', 'addressRestored');
}

async function mailLink(
  { mail, clock, config }: Needs,
  tx: Db,
  attendee: AttendeeRow,
  opens: keyof typeof emailKinds,
  topic: string,
  kind: EmailKind = emailKinds[opens],
): Promise<void> {
  if (loginRefusal(attendee)) return;
  const { email, firstName } = attendee;
  const token = await issueOneTimeToken(tx, opens, attendee, clock.now());
  const url = config.siteOrigin + mailLinks[opens](token);
  const written = await writeEmail(tx, kind, { firstName, url });
  await mail.enqueue(tx, { to: email, topic, ...written });
}
