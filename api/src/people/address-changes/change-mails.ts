import { mailLinks } from '@summit/contract/session/mail-links';
import { maskedEmail } from '@summit/contract/session/masked-email';
import { mailTexts } from '@summit/contract/texts/mail';
import { type LetterKind, writeLetter } from '../../emails/public/letters.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';

interface ChangeMail {
  to: string;
  letter: Extract<LetterKind, 'addressChange' | 'addressChanged' | 'addressNew'>;
  topic: string;
  token: string;
  newEmail: string;
}

/** Sends the link of a change. The old address learns no more of the new one than its owner needs to recognise it. */
export async function mailChange(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Tx,
  { firstName }: Pick<AttendeeRow, 'firstName'>,
  { to, letter, topic, token, newEmail }: ChangeMail,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const url = config.siteOrigin + mailLinks.addressChange(token);
  const facts: [label: string, value: string][] = [[texts['mail.address.new'], maskedEmail(newEmail)]];
  const written = await writeLetter(tx, letter, { firstName, url, facts });
  await mail.enqueue(tx, { to, topic, ...written });
}
