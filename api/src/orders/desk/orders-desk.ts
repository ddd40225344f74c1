import * as calls from '@summit/contract/calls/organise-orders';
import { invoiceTexts } from '@summit/contract/texts/invoice';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { entriesQuery } from '../../platform/resources/entries-query.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { findInvoice } from '../invoices/invoices.queries.ts';
import { invoiceDocument } from '../invoices/pdf/invoice-document.ts';
import { PdfWriter } from '../invoices/pdf/pdf-writer.ts';
import { findOrder } from '../public/orders.queries.ts';
import { decideRequest } from './decide-request.ts';
import { readOrder } from './order-detail.ts';
import { listOrders } from './orders-list.queries.ts';
import { refundByOrganiser } from './refund-by-organiser.ts';
import { listOpenRequests } from './refund-requests.queries.ts';

/** The calls with which organisers manage orders and money. */
export const ordersDesk: Capability = (app, platform) => {
  const { db } = platform;
  const writer = new PdfWriter();
  app.addHook('onClose', () => writer.close());

  serve(app, calls, {
    organisedOrders: ({ query }) => listOrders(db, entriesQuery(query)),
    organisedOrder: async ({ organiser, params, fail }) =>
      (await readOrder(db, params.id, organiser)) ?? fail('cqrs-0009'),
    orderDocument: async ({ params, reply, fail }) => {
      const order = isUuid(params.id) ? await findOrder(db, params.id) : null;
      const found = order && (await findInvoice(db, order.attendeeId, params.number));
      if (!found) return fail('cqrs-0009');
      const [texts, { timeZone }] = [await readTexts(db, invoiceTexts), await readSection(db, 'event')];
      reply.header('content-disposition', `attachment; filename="${found.number}.pdf"`);
      return writer.write(invoiceDocument(found, { texts, timeZone }));
    },
    refundPayment: ({ organiser, params, query, body }) =>
      refundByOrganiser(platform, organiser, params.id, body, query.dryRun === 'true'),
    refundRequests: async ({ organiser }) => ({ requests: await listOpenRequests(db, organiser) }),
    decideRefundRequest: ({ organiser, params, body }) =>
      decideRequest(platform, organiser, params.id, body.isConfirmed),
  });
};
