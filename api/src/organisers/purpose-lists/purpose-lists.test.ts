import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/purpose-lists';
import { type Purpose, purposeLists, purposes } from '@summit/contract/organising/purpose-lists';
import type { DemoOrganiserName } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';
import { linesFor } from './purpose-lists.queries.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const buyer = eq(attendees.email, 'buy@demo.summit.example');

async function take(purpose: Purpose, name: DemoOrganiserName = 'owner') {
  const token = await api.organise(name);
  return api.call(calls.purposeList, { token, params: { purpose } });
}

async function getLines(purpose: Purpose) {
  const text = (await take(purpose)).raw.payload;
  return parse(text, { bom: true, columns: true }) as Record<string, string>[];
}

test('each list has only the columns of its purpose, and its export is recorded', async () => {
  for (const purpose of purposes) {
    const { raw } = await take(purpose);
    expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(raw.payload.split('\r\n')[0]).toBe(`\uFEFF"${purposeLists[purpose].columns.join('","')}"`);
  }
  const record = await api.db.select().from(organiserAudit);
  expect(record.map(({ subject }) => subject)).toEqual(purposes.map((purpose) => `lists/${purpose}`));
});

test('the caterer’s list has dietary needs but no access needs, the door’s list vice versa', async () => {
  await api.db
    .update(attendees)
    .set({ profile: { dietaryNeeds: ' No nuts ', accessNeeds: 'A ramp' }, firstName: 'Ada', lastName: 'Low' })
    .where(buyer);
  expect(await getLines('caterer')).toContainEqual(
    expect.objectContaining({ name: 'Ada Low', dietaryNeeds: 'No nuts' }),
  );
  expect((await take('caterer')).raw.payload).not.toContain('ramp');
  const door = await getLines('door');
  expect(door.find(({ lastName }) => lastName === 'Low')?.accessNeeds).toBe('A ramp');
  expect((await take('door')).raw.payload).not.toContain('nuts');
});

test('blocked attendees are on no list', async () => {
  await api.db.update(attendees).set({ isBlocked: true }).where(buyer);
  expect((await getLines('badges')).map(({ badgeName }) => badgeName)).not.toContain('Ada Low');
  await api.db.update(attendees).set({ isBlocked: false }).where(buyer);
});

test('each attendee is on the list once, also if it is longer than a batch', async () => {
  const many = Array.from({ length: 1_100 }, (_, index) => ({
    email: `guest${index}@fresh.example`,
    firstName: 'Guest',
    lastName: `Number ${index}`,
    categoryId: 'bank',
    registrationStatus: 'Completed' as const,
  }));
  await api.db.insert(attendees).values(many);
  const guests = (await getLines('badges')).filter(({ badgeName }) => badgeName?.startsWith('Guest '));
  expect(new Set(guests.map(({ badgeName }) => badgeName)).size).toBe(1_100);
  expect(guests.length).toBe(1_100);
});

const order = `'00000000-0000-4000-8000-0000000000cc'::uuid`;
const party = `'{"name":"Acme","addressLines":[],"vatId":null,"companyNumber":null,"email":"a@x.example"}'`;
const documentColumns = `(kind, sequence, number, attendee_id, payment_id, refund_id, invoice_id, currency, net_minor,
  vat_minor, gross_minor, vat_basis_points, description, seller, buyer, issued_at)`;
const sums = `'GBP', 100, 0, 100, 0, 'd', ${party}::jsonb, ${party}::jsonb, now()`;

/** This many invoices, each for a separate payment. */
async function issueInvoices(count: number): Promise<void> {
  const statements = [
    `insert into orders (id, attendee_id, package_id, price_minor, currency, state)
      select ${order}, attendees.id, packages.id, 100, 'GBP', 'cancelled'
      from attendees, packages where email = 'buy@demo.summit.example' limit 1`,
    `insert into payments (order_id, provider, state, amount_minor, currency, next_check_at, created_at, updated_at)
      select ${order}, 'sandbox', 'failed', 100, 'GBP', now(), now(), now() from generate_series(1, ${count})`,
    `insert into invoices ${documentColumns}
      select 'invoice', 10000 + place, 'INV-T' || place, attendee_id, payment_id, null, null, ${sums}
      from (select orders.attendee_id, payments.id as payment_id, row_number() over () as place
        from payments join orders on orders.id = payments.order_id where orders.id = ${order}) paid`,
  ];
  for (const statement of statements) await api.db.execute(sql.raw(statement));
}

/** A credit note for one of these invoices. */
async function issueCreditNote(): Promise<void> {
  const invoice = `select * from invoices where number = 'INV-T1'`;
  const statements = [
    `insert into refunds (payment_id, amount_minor, source, state, next_attempt_at, created_at)
      select payment_id, 100, 'external', 'succeeded', now(), now() from (${invoice}) invoice`,
    `insert into invoices ${documentColumns}
      select 'creditNote', 10000, 'CN-T1', invoice.attendee_id, invoice.payment_id, refunds.id, invoice.id, ${sums}
      from (${invoice}) invoice join refunds on refunds.payment_id = invoice.payment_id`,
  ];
  for (const statement of statements) await api.db.execute(sql.raw(statement));
}

test('each invoice is on the list once, also if a credit note is issued during the export', async () => {
  await issueInvoices(1_100);
  const numbers: string[] = [];
  for await (const lines of linesFor(api.db, 'finance')) {
    if (numbers.length === 0) await issueCreditNote();
    numbers.push(...lines.map(({ number }) => String(number)));
  }
  const issued = numbers.filter((number) => number.startsWith('INV-T'));
  expect(new Set(issued).size).toBe(1_100);
  expect(issued).toHaveLength(1_100);
});

test('no input can make a cell begin a formula', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('=', '+', '-', '@', '\t=', "'="),
      fc.string({ maxLength: 20 }).filter((text) => !text.includes('\0')),
      async (sign, text) => {
        await api.db
          .update(attendees)
          .set({ lastName: `${sign}${text}`, firstName: 'Eve' })
          .where(buyer);
        const eve = (await getLines('door')).find(({ firstName }) => firstName === 'Eve');
        expect(eve?.lastName).not.toMatch(/^[=+\-@\t\r]/);
      },
    ),
    { numRuns: 15 },
  );
});

test('lists of people and of money need different permissions', async () => {
  const codes = await Promise.all(purposes.map(async (purpose) => (await take(purpose, 'analyst')).code));
  expect(new Set(codes)).toEqual(new Set(['oauth.advanced-0007']));
});
