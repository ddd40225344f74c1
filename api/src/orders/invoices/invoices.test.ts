import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as invoiceCalls from '@summit/contract/calls/invoices';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';

let visit: PaymentVisit;
let token: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(token), 'approve');
});

afterEach(() => visit.close());

const getLink = async (own: string) => (await visit.api.call(ticketCalls.ticket, { token: own })).body.token;
const read = (input: Parameters<typeof visit.api.call>[1]) => visit.api.call(invoiceCalls.invoices, input);
const pdf = (number: string, ticket: string) =>
  visit.api.call(invoiceCalls.invoicePdf, { params: { number }, query: { ticket } });

test('the invoice shows the payment, only to its owner and by the ticket’s link', async () => {
  const own = await read({ token });
  expect(own.body).toMatchObject({
    invoices: [{ number: 'INV-000001', kind: 'invoice', net: 24_583, vat: 4_917, gross: 29_500 }],
  });
  expect(own.raw.headers['cache-control']).toBe('private, no-store');
  expect((await read({ query: { ticket: await getLink(token) } })).body).toEqual(own.body);
  expect((await read({ query: { ticket: 'forged' } })).code).toBe('cqrs-0009');
  expect((await read({})).code).toBe('authorization-0001');
});

test('the PDF has the number and the sums, and opens only for its owner', async () => {
  const link = await getLink(token);
  const { raw } = await pdf('INV-000001', link);
  expect(raw.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="INV-000001.pdf"',
  });
  const text = pdfText(raw.rawPayload).replaceAll(/\s+/g, ' ');
  for (const part of ['INV-000001', 'Summit Events Ltd', 'GB999999973', '£295.00', 'VAT at 20%']) {
    expect(text).toContain(part);
  }

  const other = await getLink(await visit.api.loginAs('buy'));
  expect((await pdf('INV-000001', other)).code).toBe('cqrs-0009');
  expect((await pdf('INV-000002', link)).code).toBe('cqrs-0009');
  expect((await pdf('INV-000001', 'forged')).code).toBe('cqrs-0009');
});

test('a PDF with missing glyphs links to the complete invoice, without a login', async () => {
  await visit.close();
  visit = await openPaymentVisit();
  // No installed font has this script.
  const name = 'ᠮᠣᠩᠭᠣᠯ';
  await visit.api.db
    .update(attendees)
    .set({ firstName: name })
    .where(eq(attendees.email, 'package@demo.summit.example'));
  token = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(token), 'approve');

  const { raw } = await pdf('INV-000001', await getLink(token));
  const text = pdfText(raw.rawPayload).replaceAll(/\s+/g, '');
  expect(text).toContain('[…]');
  const [, ticket = ''] = /registration\/invoice\?ticket=([\w.%-]+)/.exec(text) ?? [];
  const shown = await read({ query: { ticket: decodeURIComponent(ticket) } });
  expect(JSON.stringify(shown.body)).toContain(name);
});
