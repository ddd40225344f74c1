import { mailLinks } from '@summit/contract/session/mail-links';
import { maskedEmail } from '@summit/contract/session/masked-email';
import { mailTexts } from '@summit/contract/texts/mail';
import { type EmailKind, writeEmail } from '../../emails/public/emails.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';

interface ChangeMail {
  to: string;
  kind: Extract<EmailKind, 'addressChange' | 'addressChanged' | 'addressNew'>;
  topic: string;
  token: string;
  newEmail: string;
}

/** Sends the link of a change. The old address learns no more of the new one than its owner needs to recognise it. */
export async function mailChange(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Tx,
  { firstName }: Pick<AttendeeRow, 'firstName'>,
  { to, kind, topic, token, newEmail }: ChangeMail,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const url = config.siteOrigin + mailLinks.addressChange(token);
  const facts: [label: string, value: string][] = [[texts['mail.address.new'], maskedEmail(newEmail)]];
  const written = await writeEmail(tx, kind, { firstName, url, facts });
  await mail.enqueue(tx, { to, topic, ...written });
}
