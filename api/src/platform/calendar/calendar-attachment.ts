import type { MailAttachment } from '../mail/mail.tables.ts';

/**
 * A calendar file as it comes with an email. The type of the part names its method as well: mail programs that take a
 * cancelled entry out of a calendar go by it (RFC 6047).
 */
export function calendarAttachment(filename: string, written: string): MailAttachment {
  const method = /^METHOD:(\w+)/m.exec(written)?.[1] ?? 'PUBLISH';
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(written).toString('base64'),
  };
}
