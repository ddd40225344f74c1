import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as calls from '@summit/contract/calls/personal-data';
import { retention } from '@summit/contract/organising/personal-data';
import { demoAccounts, demoPassword } from '@summit/contract/session/demo-accounts';
import { filesFolder } from '../../content/media/stored-files.ts';
import { organiserAudit } from '../../organisers/organisers/organisers.tables.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openPhotoApp, painted, upload } from '../../testing/visits/photo-visit.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { copiedColumns } from './collect-person.queries.ts';
import { impersonalTables } from './impersonal-tables.ts';
import { personalTables } from './personal-tables.ts';

let api: TestApp;
let owner: string;

beforeEach(async () => {
  api = await openPhotoApp();
  owner = await api.organise('owner');
});

afterEach(() => api.close());

const buyer = demoAccounts.find(({ name }) => name === 'buy')?.email ?? '';
/** A word in all stored data of the person, so that any remainder is found. */
const mark = 'Zzmarker';
const email = 'Zzmarker@Low.example';

const run = (statement: string) => api.db.execute(sql.raw(statement));

async function getId(address: string): Promise<string> {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, address));
  return row?.id ?? '';
}

const party = `'{"name":"${mark}","addressLines":[],"vatId":null,"companyNumber":null,"email":"${email}"}'`;

/** A row of the person in every table with personal data. */
async function fillTables(): Promise<string> {
  const id = await getId(buyer);
  const sender = (await getId('sell@demo.summit.example')) || id;
  await run(`update attendees set email = '${email}', confirmed_email = '${email}', first_name = '${mark}',
    last_name = '${mark}', phone = '${mark}', company = '${mark}', job_title = '${mark}',
    profile = '{"bio":"${mark}"}', tags = '[{"id":"x","comment":"${mark}"}]' where id = '${id}'`);
  const session = `(select id from sessions limit 1)`;
  const statements = [
    `insert into address_changes (attendee_id, old_email, new_email, owner_token_hash, created_at) values ('${id}', '${email}', '${mark}@x.example', 'h1', now())`,
    `insert into ballots (id, attendee_id, year, step, awards_type) values (gen_random_uuid(), '${id}', 2027, 'one', 'Company')`,
    `insert into blitz_invitations (id, token_hash, email) values ('00000000-0000-4000-8000-00000000000b', 'h2', '${email}')`,
    `insert into blitz_participants (invitation_id, company, pitch, category, website, contacts, slots) values ('00000000-0000-4000-8000-00000000000b', 'Acme', 'p', 'c', 'https://x.example', '[{"name":"${mark}","email":"${email}"},{"name":"Other","email":"other@x.example"}]', '[]')`,
    `insert into cancelled_tickets (number, attendee_id, reason, cancelled_at) values ('OLD-1', '${id}', 'refunded', now())`,
    `insert into check_ins (id, attendee_id, ticket_number, day, at, settled_at, is_offline, door, device, organiser_id, verdict) values (gen_random_uuid(), '${id}', 'T-9', '2027-06-08', now(), now(), false, 'North door', 'd', (select id from organisers limit 1), 'entered')`,
    `insert into contact_messages (name, email, topic, message, sent_at) values ('${mark}', '${email.toLowerCase()}', 't', '${mark}', now())`,
    `insert into crypto_trader_invitations (token_hash, first_name, email) values ('h3', '${mark}', '${email}')`,
    `insert into error_reports (message, email) values ('${mark}', '${email}')`,
    `insert into featured_invitations (token_hash, first_name, company, attendee_id) values ('h4', '${mark}', '${mark}', '${id}')`,
    `insert into form_submissions (reference, type, "values", sent_at) values ('R-1', (select type from dynamic_forms limit 1), '{"email":"${email}","name":"${mark}"}', now())`,
    `insert into inbox_replies (kind, item_id, organiser_name, recipient, message, sent_at) values ('contact', 'x', 'An organiser', '${email}', 'Dear ${mark}', now())`,
    `insert into invitations (inviter_id, token_hash, email) values ('${sender}', 'h5', '${email}')`,
    `insert into listings (token_hash, company, contact_name, email) values ('h6', 'Acme', '${mark}', '${email}')`,
    `insert into login_sessions (id, attendee_id, device_id, expires_at) values (gen_random_uuid(), '${id}', '${mark}', now())`,
    `insert into mail_outbox (recipient, topic, subject, body, html, due_at) values ('${email}', 't', '${mark}', '${mark}', '${mark}', now())`,
    `insert into mail_outbox (recipient, reply_to, topic, subject, body, html, due_at) values ('hello@summit.example', '${email}', 't', '${mark}', '${mark}', '${mark}', now())`,
    `insert into media_partner_requests (company, name, email, media_kit_id, message, requested_at) values ('Acme', '${mark}', '${email}', (select id from media_kits limit 1), '${mark}', now())`,
    `insert into message_threads (id, pair_key, starter_id, receiver_kind, receiver_id, receiver_attendee_id, last_message_at) values ('00000000-0000-4000-8000-0000000000bb', '${mark}', '${id}', 'Attendee', '${sender}', '${sender}', now())`,
    `insert into messages (thread_id, sender_id, text) values ('00000000-0000-4000-8000-0000000000bb', '${id}', '${mark}'), ('00000000-0000-4000-8000-0000000000bb', '${sender}', 'Dear ${mark}')`,
    `insert into message_reports (thread_id, side, reason, reported_at) values ('00000000-0000-4000-8000-0000000000bb', 'starter', '${mark}', now())`,
    `insert into message_stops (person, attendee_id, email_key, stopped_at) values ('Attendee ${id}', '${id}', '${email.toLowerCase()}', now())`,
    `insert into nominations (id, attendee_id, year, awards_type, name, url, reason, nominator, contact_email, nominated_at) values ('00000000-0000-4000-8000-0000000000dd', '${id}', 2026, 'Company', 'Acme', 'https://x.example', 'r', 'Myself', '${email}', now())`,
    `insert into nominated_categories (nomination_id, category_id) values ('00000000-0000-4000-8000-0000000000dd', (select id from nomination_categories limit 1))`,
    `insert into one_time_tokens (token_hash, purpose, attendee_id, mailed_to, expires_at) values ('h7', 'login', '${id}', '${email}', now())`,
    `insert into orders (attendee_id, package_id, price_minor, currency, state) values ('${id}', (select id from packages limit 1), 100, 'GBP', 'cancelled')`,
    `insert into payments (id, order_id, provider, state, amount_minor, currency, next_check_at, created_at, updated_at) values ('00000000-0000-4000-8000-0000000000aa', (select id from orders where attendee_id = '${id}'), 'sandbox', 'failed', 100, 'GBP', now(), now(), now())`,
    `insert into refunds (payment_id, amount_minor, source, state, requested_by, next_attempt_at, created_at) values ('00000000-0000-4000-8000-0000000000aa', 1, 'organiser', 'succeeded', 'An organiser', now(), now())`,
    `insert into refund_requests (payment_id, amount_minor, reason, requested_by_id, requested_by, requested_at) values ('00000000-0000-4000-8000-0000000000aa', 1, 'r', gen_random_uuid(), 'An organiser', now())`,
    `insert into invoices (kind, sequence, number, attendee_id, payment_id, currency, net_minor, vat_minor, gross_minor, vat_basis_points, description, seller, buyer, issued_at) values ('invoice', 900, 'INV-900', '${id}', '00000000-0000-4000-8000-0000000000aa', 'GBP', 100, 0, 100, 0, 'd', ${party}, ${party}, now())`,
    `insert into organisers (email, name, roles, created_at) values ('${email}', 'An organiser', '[]', now())`,
    `insert into organiser_passkeys (organiser_id, credential_id, public_key, sign_count, transports, name, created_at) values ((select id from organisers where email = '${email}'), 'c', 'k', 0, '[]', 'Telephone', now())`,
    `insert into package_places (attendee_id, package_id, state) values ('${id}', (select id from packages limit 1), 'Taken') on conflict do nothing`,
    `insert into password_requests (email, requested_at) values ('${email}', now())`,
    `insert into saved_views (organiser_id, list, name, query) values ((select id from organisers where email = '${email}'), 'attendees', 'Mine', '{}')`,
    `insert into session_messages (session_id, email, first_name, text) values (${session}, '${email}', '${mark}', '${mark}')`,
    `insert into speakers (id, first_name, last_name, job_title, company, bio, email) values ('a-speaker', 'On', 'Stage', 'j', 'c', 'b', '${email}')`,
    `insert into starred_calendars (attendee_id) values ('${id}')`,
    `insert into starred_sessions (attendee_id, session_id, starred_at) values ('${id}', ${session}, now())`,
    `insert into subscribers (email, first_name, consented_at) values ('${email}', '${mark}', now())`,
    `insert into ticket_transfers (holder_id, ticket_number, token_hash, first_name, last_name, email, expires_at, created_at) values ('${sender}', 'T-1', 'h8', '${mark}', '${mark}', '${email}', now(), now())`,
    `insert into video_access (email, token_hash, requested_at, expires_at) values ('${email}', 'h9', now(), now())`,
    `insert into vip_invitations (id, slug, code, name, category_id, passes_limit) values ('00000000-0000-4000-8000-0000000000bb', 's', 'c', 'n', (select id from categories limit 1), 1)`,
    `insert into vip_passes (attendee_id, invitation_id) values ('${id}', '00000000-0000-4000-8000-0000000000bb')`,
    `insert into waiting_list (package_id, email, attendee_id, token_hash, state, joined_at) values ((select id from packages limit 1), '${email}', '${id}', 'h10', 'Left', now())`,
    `insert into uploaded_photos (attendee_id, file_name) values ('${id}', '${'0'.repeat(32)}.jpg') on conflict do nothing`,
  ];
  for (const statement of statements) await run(statement);
  return id;
}

/** The tables that still contain a word in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of [...Object.keys(impersonalTables), ...Object.keys(personalTables)]) {
    const { rows } = await run(`select from ${name} one where one::text ilike '%${word}%' limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const erase = (query: object = {}, address = email, token = owner) =>
  api.call(calls.erasePerson, { token, body: { email: address }, query: query as Record<string, string> });

test('a person is erased from every table, except for data retained by law with a reason', async () => {
  const id = await fillTables();
  const collected = await api.call(calls.personalDataOf, { token: owner, body: { email } });
  const copied = Object.entries(personalTables).filter(([, fact]) => copiedColumns(fact).length > 0);
  expect(collected.body.tables.map(({ table }) => table)).toEqual(copied.map(([name]) => name));
  for (const { table, rows } of collected.body.tables) {
    const fact = personalTables[table] ?? { personal: '', others: '', erasure: 'remove' as const };
    const columns = `${fact.personal} ${fact.others}`.split(' ');
    const given = Object.keys(rows[0] ?? {}).filter((name) => columns.includes(name));
    expect([table, given.sort()]).toEqual([table, copiedColumns(fact).sort()]);
  }
  expect(JSON.stringify(collected.body)).not.toMatch(/"(?:token_hash|password_hash|html|body)"/);

  const dry = await erase({ dryRun: 'true' });
  expect(await getId(email)).toBe(id);
  const { body } = await erase();
  // Jobs send email meanwhile, so some tables have more rows than before.
  const outcomes = ({ tables }: typeof body) => tables.map(({ table, outcome }) => [table, outcome]);
  expect(outcomes(body)).toEqual(outcomes(dry.body));
  // The organiser and the speaker with the same address are not erased, but reported.
  expect((await tablesWith(mark)).sort()).toEqual(['invoices', 'organisers', 'speakers']);
  const invoice = body.tables.find(({ table }) => table === 'invoices');
  expect(invoice).toMatchObject({ outcome: 'stays', rows: 1 });
  expect(invoice?.reason).toContain('Tax law');
  expect(body.tables.find(({ table }) => table === 'ballots')).toMatchObject({ outcome: 'stays', rows: 1 });
  const { rows } = await run(`select contacts from blitz_participants where company = 'Acme'`);
  expect(rows).toEqual([{ contacts: [{ name: 'Other', email: 'other@x.example' }] }]);

  const record = (await api.db.select().from(organiserAudit)).map((row) => JSON.stringify(row));
  expect(record.at(-1)).toContain(`personal-data/${id}`);
  expect(record.join('')).not.toContain(mark);
  expect((await erase()).body.hasAccount).toBe(false);
});

test('a person without a registration is erased by address, in any spelling', async () => {
  await run(`insert into subscribers (email, consented_at) values ('Ann@Low.example', now())`);
  await run(
    `insert into contact_messages (name, email, topic, message, sent_at) values ('Ann', 'ann@low.EXAMPLE', 't', 'm', now())`,
  );
  const { body } = await erase({}, 'ann@low.example');
  expect(body.tables.map(({ table }) => table)).toEqual(['contact_messages', 'subscribers']);
  expect(await tablesWith('ann@low')).toEqual([]);
});

test('photo files are deleted unless another person has the same one', async () => {
  const token = await api.loginAs('buy');
  const names = await Promise.all(
    ['teal', 'olive'].map(async (colour) => {
      const { body } = await upload(api, token, await painted({ colour }).jpeg().toBuffer());
      return body.storedFileResponses[0]?.fileName ?? '';
    }),
  );
  const [own = '', shared = ''] = (await run(`select file_name from uploaded_photos`)).rows.map((row) =>
    String(row.file_name),
  );
  expect(names.length).toBe(2);
  const other = await getId('stepone@demo.summit.example');
  await run(`insert into uploaded_photos (attendee_id, file_name) values ('${other}', '${shared}')`);
  const isStored = (name: string) => existsSync(join(filesFolder(api.app.platform.config.dataDir), name));
  expect([isStored(own), isStored(shared)]).toEqual([true, true]);
  expect((await erase({ dryRun: 'true' }, buyer)).body.files).toBe(1);
  expect(isStored(own)).toBe(true);
  expect((await erase({}, buyer)).body.files).toBe(1);
  expect([isStored(own), isStored(shared)]).toEqual([false, true]);
});

test('attendees can read their data and erase the account with the password, which ends the session', async () => {
  const token = await api.loginAs('buy');
  const own = await api.call(calls.ownPersonalData, { token });
  expect(own.body.email).toBe(buyer);
  expect(JSON.stringify(own.body.tables)).not.toContain('sell@demo.summit.example');
  const wrong = await api.call(calls.eraseOwnAccount, { token, body: { password: 'not this one at all' } });
  expect(wrong.code).toBe('fm.cms-0070');
  const { status, body } = await api.call(calls.eraseOwnAccount, { token, body: { password: demoPassword } });
  expect([status, body.hasAccount]).toEqual([200, true]);
  expect((await api.call(attendeeSelfCalls.attendeeDetails, { token })).status).toBe(401);
  // A request resent after a lost response reports success instead of an ended session.
  const again = await api.call(calls.eraseOwnAccount, { token, body: { password: demoPassword } });
  expect(again.code).toBe('privacy-0002');
  await expect(api.loginAs('buy')).rejects.toThrow();
});

test('an attendee with a pending payment cannot be erased', async () => {
  const id = await getId(buyer);
  await run(
    `insert into orders (id, attendee_id, package_id, price_minor, currency) values ('00000000-0000-4000-8000-0000000000cc', '${id}', (select id from packages limit 1), 100, 'GBP')`,
  );
  await run(
    `insert into payments (order_id, provider, amount_minor, currency, next_check_at, created_at, updated_at) values ('00000000-0000-4000-8000-0000000000cc', 'sandbox', 100, 'GBP', now(), now(), now())`,
  );
  expect((await erase({}, buyer)).code).toBe('privacy-0001');
});

test('reading and erasing personal data requires the permission', async () => {
  const desk = await api.organise('analyst');
  expect((await erase({}, buyer, desk)).code).toBe('oauth.advanced-0007');
  const read = await api.call(calls.personalDataOf, { token: desk, body: { email: buyer } });
  expect(read.code).toBe('oauth.advanced-0007');
});

test('overdue data are shown first and then removed, and newer data stay', async () => {
  const older = new Date(api.clock.now().getTime() - retention.correspondence - 60_000).toISOString();
  const younger = new Date(api.clock.now().getTime() - retention.correspondence + 60_000).toISOString();
  for (const at of [older, younger]) {
    await run(
      `insert into contact_messages (name, email, topic, message, sent_at) values ('A', 'a@x.example', 't', 'm', '${at}')`,
    );
  }
  const sent = { token: owner, query: { dryRun: 'true' } };
  const dry = await api.call(calls.removeOverdue, sent);
  expect(dry.body.tables).toMatchObject([{ table: 'contact_messages', rows: 1 }]);
  expect((await run('select from contact_messages')).rows.length).toBe(2);
  await api.call(calls.removeOverdue, { token: owner });
  expect((await run('select from contact_messages')).rows.length).toBe(1);
  expect((await api.call(calls.removeOverdue, sent)).body.tables).toEqual([]);
});
