import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoices } from '@summit/api/src/orders/invoices/invoices.tables.ts';
import { packagePlaces, packages } from '@summit/api/src/orders/packages/packages.tables.ts';
import type { CardPage } from '@summit/api/src/orders/payment-sandbox/card-pages.ts';
import { orders, payments, refunds } from '@summit/api/src/orders/payments/payments.tables.ts';
import { settleOrder } from '@summit/api/src/orders/payments/settle.ts';
import { reconcile } from '@summit/api/src/orders/payments/webhook/reconcile.ts';
import { cancelPaidOrder } from '@summit/api/src/orders/public/cancel-order.queries.ts';
import { inProcessProvider } from '@summit/api/src/testing/fakes/in-process-provider.ts';
import { pdfText } from '@summit/api/src/testing/pdf-text.ts';
import { openTestApp, type TestApp } from '@summit/api/src/testing/test-app.ts';
import * as invoiceCalls from '@summit/contract/calls/invoices';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { fillSales } from './sales.ts';

let api: TestApp;
let pages: CardPage[];

beforeAll(async () => {
  api = await openTestApp();
  pages = await fillSales({ db: api.db, now: api.clock.now(), config: api.app.platform.config });
});

afterAll(() => api.close());

test('the demo seller reads the invoice of the ticket, and its PDF', async () => {
  const token = await api.loginAs('sell');
  const { body } = await api.call(invoiceCalls.invoices, { token });
  expect(body.invoices).toMatchObject([
    { kind: 'invoice', gross: 99_500, buyer: { name: 'Umberlane' }, description: 'Summit London 2027: VIP' },
  ]);
  const ticket = (await api.call(ticketCalls.ticket, { token })).body.token;
  const number = body.invoices[0]?.number ?? '';
  const { raw } = await api.call(invoiceCalls.invoicePdf, { params: { number }, query: { ticket } });
  expect(pdfText(raw.rawPayload)).toContain('£995.00');
});

test('the page where the demo seller cancels shows the payment', async () => {
  const token = await api.loginAs('sell');
  const { body } = await api.call(myRegistrationCalls.ownRegistration, { token });
  expect(body.cancellation).toMatchObject({ paid: 99_500 });
});

test('every place in a paid package is paid once, and nothing is left to settle', async () => {
  const places = await api.db
    .select({ attendeeId: packagePlaces.attendeeId })
    .from(packagePlaces)
    .innerJoin(packages, eq(packages.id, packagePlaces.packageId))
    .where(and(eq(packages.kind, 'paid'), eq(packagePlaces.state, 'Taken')));
  const paid = await api.db.select().from(orders);
  for (const { id } of paid.slice(0, 3)) await settleOrder(api.app.platform, id);

  expect(paid.length).toBeGreaterThan(20);
  expect(paid).toHaveLength(places.length);
  expect(new Set(paid.map(({ state }) => state))).toEqual(new Set(['paid']));
  expect(await api.db.$count(payments)).toBe(paid.length);
  expect(await api.db.$count(invoices)).toBe(paid.length);
  expect(await api.app.platform.mail.list(api.db, 1)).toEqual([]);
});

test('a demo buyer’s refund for a cancelled ticket is paid, with its credit note', async () => {
  const { app, db, clock } = api;
  const sandbox = inProcessProvider(clock.now, { isPaidAtLast: () => false, isResponseLost: () => false });
  for (const page of pages) sandbox.pages.set(page.id, page);
  const [order] = await db.select().from(orders);
  const { attendeeId = '', packageId = '' } = order ?? {};
  const refundMinor = order?.totalMinor ?? 0;
  await db.transaction((tx) => cancelPaidOrder(tx, { attendeeId, packageId, refundMinor }, clock.now()));
  await reconcile({ platform: app.platform, providers: sandbox.providers }, app.log);

  expect(await db.select().from(refunds)).toMatchObject([{ state: 'succeeded', amountMinor: refundMinor }]);
  const notes = await db.select().from(invoices).where(eq(invoices.kind, 'creditNote'));
  expect(notes).toMatchObject([{ attendeeId, grossMinor: refundMinor }]);
});
