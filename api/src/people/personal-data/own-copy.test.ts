import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/personal-data';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { blitzInvitations, blitzParticipants } from '../../registration/blitz/blitz.tables.ts';
import {
  buyerEmail,
  type ConversationVisit,
  openConversationVisit,
  sellerEmail,
  speakerEmail,
} from '../../testing/visits/conversation-visit.ts';
import { attendees } from '../attendees/attendees.tables.ts';

let visit: ConversationVisit;

beforeEach(async () => {
  visit = await openConversationVisit();
});
afterEach(() => visit.api.close());

/** An attendee's copy, by table. */
async function copyOf(token: string) {
  const { body, status } = await visit.api.call(calls.ownPersonalData, { token });
  expect(status).toBe(200);
  return { rows: tablesOf(body), text: JSON.stringify(body) };
}

const tablesOf = ({ tables }: { tables: { table: string; rows: object[] }[] }) =>
  Object.fromEntries(tables.map(({ table, rows }) => [table, rows])) as Record<
    string,
    Record<string, unknown>[] | undefined
  >;

async function nameOf(email: string): Promise<string> {
  const [row] = await visit.api.db.select().from(attendees).where(eq(attendees.email, email));
  return `${row?.firstName} ${row?.lastName}`;
}

/** A company at the blitz. */
async function addCompany(contacts: (typeof blitzParticipants.$inferInsert)['contacts']): Promise<void> {
  const { db } = visit.api;
  const [invitation] = await db
    .insert(blitzInvitations)
    .values({ tokenHash: 'a hash', email: 'company@fresh.example' })
    .returning();
  await db.insert(blitzParticipants).values({
    invitationId: invitation?.id ?? '',
    company: 'Acme',
    pitch: 'p',
    category: 'c',
    website: 'https://x.example',
    contacts,
    slots: [],
  });
}

const confirm = (confirmedEmail: string | null) =>
  visit.api.db.update(attendees).set({ confirmedEmail }).where(eq(attendees.email, buyerEmail));

test('a copy contains messages from others, with the displayed name and no address', async () => {
  await visit.writeToSeller('Shall we meet?');
  await visit.answer({ id: await visit.idFor(visit.seller) }, 'Gladly, at ten.', visit.seller);
  const { rows, text } = await copyOf(visit.buyer);
  expect(rows.messages).toMatchObject([
    { is_own: true, sender_name: null, text: 'Shall we meet?' },
    { is_own: false, sender_name: await nameOf(sellerEmail), text: 'Gladly, at ten.' },
  ]);
  expect(rows.message_threads).toMatchObject([{ other: await nameOf(sellerEmail), is_own_beginning: true }]);
  expect(text).not.toContain(sellerEmail);
  expect(text).not.toContain(visit.sellerId);
  const theirs = await copyOf(visit.seller);
  expect(theirs.rows.messages).toMatchObject([
    { is_own: false, sender_name: await nameOf(buyerEmail), text: 'Shall we meet?' },
    { is_own: true, sender_name: null, text: 'Gladly, at ten.' },
  ]);
  expect(theirs.text).not.toContain(buyerEmail);
});

test('blocks and reports by the other participant are not in the copy', async () => {
  await visit.writeToSeller();
  const id = await visit.idFor(visit.seller);
  await visit.change({ id }, 'block', visit.seller);
  await visit.change({ id }, 'report', visit.seller, { reason: 'Sells umbrellas' });
  const buyers = await copyOf(visit.buyer);
  expect(buyers.rows.message_threads).toMatchObject([{ blocked_at: null }]);
  expect(buyers.text).not.toContain('Sells umbrellas');
  const sellers = await copyOf(visit.seller);
  expect(sellers.rows.message_threads).toMatchObject([{ blocked_at: expect.any(String) }]);
  expect(sellers.rows.message_reports).toMatchObject([{ reason: 'Sells umbrellas' }]);
});

test('a speaker without an account gets messages from attendees', async () => {
  await visit.writeToSpeaker();
  const token = await visit.api.organise('owner');
  const { body } = await visit.api.call(calls.personalDataOf, { token, body: { email: speakerEmail } });
  expect(tablesOf(body).messages).toMatchObject([
    { is_own: false, sender_name: await nameOf(buyerEmail), text: 'A question about your talk' },
  ]);
});

test('a sent invitation is in the copy without the recipient’s address', async () => {
  const { api, seller, sellerId } = visit;
  await api.db.execute(sql`insert into invitations (inviter_id, token_hash, email)
    values (${sellerId}, 'a hash', 'colleague@fresh.example')`);
  const { rows, text } = await copyOf(seller);
  expect(rows.invitations).toContainEqual(expect.objectContaining({ inviter_id: sellerId, email: null }));
  expect(text).not.toContain('colleague@fresh.example');
});

test('a copy contains only the person’s own contact of a blitz table', async () => {
  await addCompany([
    { name: 'A buyer', jobTitle: 'CFO', email: buyerEmail },
    { name: 'A colleague', jobTitle: 'CTO', email: 'colleague@fresh.example' },
  ]);
  await confirm(buyerEmail);
  const { rows, text } = await copyOf(visit.buyer);
  expect(rows.blitz_participants).toMatchObject([{ company: 'Acme', contacts: [{ name: 'A buyer' }] }]);
  expect(text).not.toContain('colleague@fresh.example');
});

test('a person with an unconfirmed address neither gets nor erases data that others sent with that address', async () => {
  const { api, buyer } = visit;
  await addCompany([{ name: 'A colleague', jobTitle: '', email: 'colleague@fresh.example' }]);
  await api.db.execute(sql`insert into form_submissions (reference, type, "values", sent_at)
    values ('volunteer-1', 'volunteer', '{"email":"ann@fresh.example","about":""}', now())`);
  await api.db.execute(sql`insert into error_reports (message, email) values ('No page', '')`);
  const stored = async () => {
    const { rows } = await api.db.execute(sql`select
      (select count(*)::int from form_submissions where reference = 'volunteer-1') as forms,
      (select count(*)::int from error_reports where message = 'No page') as reports,
      (select jsonb_array_length(contacts) from blitz_participants where company = 'Acme') as contacts`);
    return rows;
  };
  await confirm(null);
  const { rows, text } = await copyOf(buyer);
  expect(rows).not.toHaveProperty('form_submissions');
  expect(rows).not.toHaveProperty('error_reports');
  expect(rows).not.toHaveProperty('blitz_participants');
  expect(text).not.toMatch(/ann@fresh|colleague@fresh/);
  const sent = { token: buyer, body: { password: demoPassword } };
  expect((await api.call(calls.eraseOwnAccount, sent)).status).toBe(200);
  expect(await stored()).toEqual([{ forms: 1, reports: 1, contacts: 1 }]);
});

test('registering with a speaker’s address does not give a copy of the speaker’s conversations', async () => {
  await visit.writeToSpeaker();
  await visit.api.db.execute(sql`update attendees set email = ${speakerEmail}, confirmed_email = null
    where email = ${sellerEmail}`);
  expect((await copyOf(visit.seller)).rows).not.toHaveProperty('messages');
});

test('copies are limited for each attendee, because each reads every table', async () => {
  const copy = (token: string) => visit.api.call(calls.ownPersonalData, { token });
  for (let count = 0; count < rateLimits.personalDataOfAttendee.limit; count += 1) await copyOf(visit.buyer);
  expect((await copy(visit.buyer)).code).toBe('rate-limit-0001');
  expect((await copy(visit.seller)).status).toBe(200);
});
