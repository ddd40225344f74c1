import { mailLinks } from '@summit/contract/session/mail-links';
import type { mailTexts } from '@summit/contract/texts/mail';
import { fillText } from '@summit/contract/words/text-lookup';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import type { MailAttachment } from '../../platform/mail/mail.tables.ts';
import type { Platform } from '../../platform/platform.ts';
import { calendarInMail } from '../tickets/calendar-in-mail.queries.ts';
import { qrPng } from '../tickets/qr-png.ts';
import { getTicketToken } from '../tickets/ticket-owner.queries.ts';
import { qrPixels } from '../tickets/ticket-qr.ts';
import type { IssuedTicket } from './issued-ticket.ts';

interface TicketInMail extends Pick<EmailContent, 'picture' | 'links'> {
  attachments: MailAttachment[];
}

/** The side of the code in an email, in pixels; the picture has about twice as many for sharp screens. */
const side = 220;

/** What an email adds to the facts of a ticket: its QR code, the calendar file, and links that need no login. */
export function ticketInMail(
  { config }: Pick<Platform, 'config'>,
  owner: Parameters<typeof getTicketToken>[1],
  ticket: IssuedTicket,
  texts: Readonly<Record<keyof typeof mailTexts, string>>,
): TicketInMail {
  const token = getTicketToken({ config }, owner);
  const link = (label: string, path: string) => ({ label, url: config.siteOrigin + path });
  // The code is a PNG, because mail programs show no SVG.
  const pixels = qrPixels(ticket.code);
  const png = qrPng(pixels, Math.round((2 * side) / pixels.size));
  const cid = `${ticket.number}@${new URL(config.siteOrigin).hostname}`;
  return {
    picture: { cid, side, alternative: fillText(texts['mail.ticket.code'], { number: ticket.number }) },
    links: [
      link(texts['mail.ticket.link'], mailLinks.ownTicket(token)),
      ...(ticket.isPaid ? [link(texts['mail.ticket.invoice'], mailLinks.ownInvoices(token))] : []),
    ],
    attachments: [
      {
        filename: `ticket-${ticket.number}.png`,
        contentType: 'image/png',
        content: png.toString('base64'),
        cid,
      },
      ...calendarInMail({ config }, ticket),
    ],
  };
}
