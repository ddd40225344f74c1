import { mailLinks } from '@summit/contract/session/mail-links';
import { mailTexts } from '@summit/contract/texts/mail';
import { findAttendee } from '../../../people/public/attendees.queries.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { EmailContent } from '../../../platform/mail/email-content.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readTexts } from '../../../settings/public/texts.queries.ts';
import { hasInvoice } from '../../invoices/invoices.queries.ts';
import { getTicketToken } from '../../tickets/ticket-owner.queries.ts';

/**
 * The link in the email about a refund: the payer's invoices, where the credit note is as soon as the money goes back. None
 * where the payment has no invoice of this attendee. Call it after the ticket was cancelled: links with the cancelled
 * number open nothing.
 */
export async function creditNoteLink(
  { config }: Pick<Platform, 'config'>,
  tx: Db,
  attendeeId: string,
  paymentId: string,
): Promise<EmailContent['links']> {
  const payer = await findAttendee(tx, attendeeId);
  if (!payer || !(await hasInvoice(tx, attendeeId, paymentId))) return undefined;
  const texts = await readTexts(tx, mailTexts);
  const url = config.siteOrigin + mailLinks.ownInvoices(getTicketToken({ config }, payer));
  return [{ label: texts['mail.refund.creditNote'], url }];
}
