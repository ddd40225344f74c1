import sharp from 'sharp';
import { mailLinks } from '@summit/contract/mail-links';
import { fillText } from '@summit/contract/text-lookup';
import { mailTexts } from '@summit/contract/texts/mail';
import type { Db } from '../platform/db/db.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { MailAttachment } from '../platform/mail/mail.tables.ts';
import type { Platform } from '../platform/platform.ts';
import { readTexts } from '../static-content/texts.queries.ts';
import { issueTicket, type TicketOwner } from './issued-ticket.queries.ts';
import { ticketCalendar } from './ticket-calendar.ts';
import { ticketTokenOf } from './ticket-owner.queries.ts';
import { drawQr, qrSvg } from './ticket-qr.ts';

type Needs = Pick<Platform, 'config' | 'clock'>;

interface TicketInMail extends Pick<Letter, 'picture' | 'links'> {
  attachments: MailAttachment[];
}

/** The side of the code in an email, in pixels; the picture has twice as many for sharp screens. */
const side = 220;

/** What an email adds to the facts of a ticket: its QR code, the calendar file, and links that need no login. */
export async function ticketInMail(
  { config, clock }: Needs,
  tx: Db,
  owner: TicketOwner,
): Promise<TicketInMail> {
  const texts = await readTexts(tx, mailTexts);
  const ticket = await issueTicket(tx, config, owner, clock.now());
  const token = ticketTokenOf({ config }, owner);
  const link = (label: string, path: string) => ({ label, url: config.siteOrigin + path });
  // Mail programs show no SVG.
  const png = await sharp(Buffer.from(qrSvg(drawQr(ticket.code), 2 * side)))
    .png()
    .toBuffer();
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
      {
        filename: 'ticket.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: Buffer.from(ticketCalendar(ticket, config.siteOrigin)).toString('base64'),
      },
    ],
  };
}
