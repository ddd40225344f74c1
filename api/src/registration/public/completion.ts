import { kindOfAttendee } from '@summit/contract/registration/registration-kinds';
import { owesPhoto } from '@summit/contract/registration/registration-status';
import { mailLinks } from '@summit/contract/session/mail-links';
import { writeEmail } from '../../emails/public/emails.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { issueOneTimeToken } from '../../people/public/one-time-tokens.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { mailConfirmation, mailPhotoRequest } from './confirmation.ts';

type Needs = Pick<Platform, 'mail' | 'config' | 'clock'>;

/**
 * Emails an attendee whose registration is complete, and requests the photo where it is missing. Pass the transaction
 * that completed the registration.
 */
export async function notifyCompletion(platform: Needs, tx: Db, attendee: AttendeeRow): Promise<void> {
  await mailConfirmation(platform, tx, attendee);
  const { attendeePhotoIsDisabled } = await readSection(tx, 'global');
  const isPhotoMissing = owesPhoto(kindOfAttendee(attendee)) && attendee.imageStatus === 'NotUploaded';
  if (isPhotoMissing && !attendeePhotoIsDisabled) await mailPhotoRequest(platform, tx, attendee);
}

/** Writes to an attendee who has a place but no topics yet: the link completes the registration without them. */
export async function notifyStepLeft(
  { mail, config, clock }: Needs,
  tx: Db,
  attendee: AttendeeRow,
): Promise<void> {
  const { email, firstName } = attendee;
  const token = await issueOneTimeToken(tx, 'completion', attendee, clock.now());
  const url = config.siteOrigin + mailLinks.completion(token);
  const written = await writeEmail(tx, 'completion', { firstName, url });
  await mail.enqueue(tx, { to: email, topic: 'registration-step-left', ...written });
}
