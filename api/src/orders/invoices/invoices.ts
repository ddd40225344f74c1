import * as invoiceCalls from '@summit/contract/calls/invoices';
import { fillPath } from '@summit/contract/paths/path-pattern';
import { mailLinks } from '@summit/contract/session/mail-links';
import { invoiceTexts } from '@summit/contract/texts/invoice';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { getTicketToken, ownerOfPapers, ownerOfTicketLink } from '../tickets/ticket-owner.queries.ts';
import { findInvoice, listInvoices } from './invoices.queries.ts';
import { incompleteNote, invoiceDocument } from './pdf/invoice-document.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';

/** Invoices and credit notes: for their owners, by login or by the link of a ticket. */
export const invoices: Capability = (app, platform) => {
  const { db } = platform;
  const writer = new PdfWriter();
  app.addHook('onClose', () => writer.close());

  serve(app, invoiceCalls, {
    invoices: async ({ query, signedIn, fail }) => {
      const owner = await ownerOfPapers(platform, query.ticket, signedIn);
      if (!owner) return fail(query.ticket ? 'cqrs-0009' : 'authorization-0001');
      const token = encodeURIComponent(getTicketToken(platform, owner));
      const listed = await listInvoices(db, owner.id);
      return {
        invoices: listed.map((invoice) => ({
          ...invoice,
          pdfPath: `${fillPath(invoiceCalls.invoicePdf.path, { number: invoice.number })}?ticket=${token}`,
        })),
      };
    },

    invoicePdf: async ({ params, query, reply, fail }) => {
      const owner = (await ownerOfTicketLink(platform, query.ticket)) ?? fail('cqrs-0009');
      const invoice = (await findInvoice(db, owner.id, params.number)) ?? fail('cqrs-0009');
      await platform.rateLimiter.requireAttempt('invoicePdfOfAttendee', { id: owner.id });
      const [texts, event] = [await readTexts(db, invoiceTexts), await readSection(db, 'event')];
      reply.header('content-disposition', `attachment; filename="${invoice.number}.pdf"`);
      const { timeZone } = event;
      // The link has the ticket's token, because the people who pay or book the PDF have no login.
      const page = mailLinks.ownInvoice(query.ticket, invoice.number);
      return writer.write(
        invoiceDocument(invoice, { texts, timeZone }),
        incompleteNote(texts, platform.config.siteOrigin + page),
      );
    },
  });
};
