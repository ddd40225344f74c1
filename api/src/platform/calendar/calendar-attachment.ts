import type { MailAttachment } from '../mail/mail.tables.ts';

/**
 * A calendar file as the attachment of an email. Its content type names the method as well, by which mail programs
 * remove a cancelled entry from the calendar (RFC 6047).
 */
export function calendarAttachment(filename: string, written: string): MailAttachment {
  const method = /^METHOD:(\w+)/m.exec(written)?.[1] ?? 'PUBLISH';
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(written).toString('base64'),
  };
}
