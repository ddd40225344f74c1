import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-inbox';
import type { InboxKind } from '@summit/contract/organising/inbox';
import { type OrganiserRole, organiserRoles } from '@summit/contract/session/organisers';
import { contactMessages } from '../../content/content/contact-messages.tables.ts';
import { errorReports } from '../../meta/meta.tables.ts';
import { mailOutbox } from '../../platform/mail/mail.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit, organisers } from '../organisers/organisers.tables.ts';
import { inboxReplies, inboxStates } from './inbox.tables.ts';
import { readableKinds } from './inbox-items.queries.ts';

let api: TestApp;
let owner: string;
let mail: string;

beforeAll(async () => {
  api = await openTestApp();
  owner = await api.organise('owner');
  const sentAt = api.clock.now();
  const said = {
    name: 'Ines Falk',
    email: 'ines@falk.example',
    topic: 'Tickets',
    message: 'Is lunch included?',
  };
  const [row] = await api.db
    .insert(contactMessages)
    .values({ ...said, sentAt })
    .returning();
  mail = row?.id ?? '';
  await api.db.insert(errorReports).values({ message: 'It broke', email: null, reportedAt: new Date(0) });
});

afterAll(() => api.close());

async function list(filter: object = {}, more: object = {}, token = owner) {
  const query = { filter: JSON.stringify(filter), ...more };
  return (await api.call(calls.inboxItems, { token, query })).body;
}

const show = async (kind: InboxKind = 'contact', id = mail) =>
  (await api.call(calls.inboxItem, { token: owner, params: { kind, id } })).body;

const records = () => api.db.$count(organiserAudit);

test('all incoming items are in one list, the latest first, which can be filtered', async () => {
  const { items, total } = await list();
  expect(total).toBeGreaterThanOrEqual(2);
  expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['contact', 'errorReport']));
  const moments = items.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect((await list({ kind: 'contact', state: 'new' })).items).toEqual([
    expect.objectContaining({ id: mail, name: 'Ines Falk', subject: 'Tickets', state: 'new' }),
  ]);
  expect((await list({}, { q: 'lunch' })).items.map(({ id }) => id)).toEqual([mail]);
});

test('an item can have a state, a note and an assignee, set with the version that was read', async () => {
  const { version, assignees } = await show();
  const assigneeId = assignees[0]?.id ?? '';
  const body = { version, state: 'open' as const, note: 'Ask the caterer', assigneeId };
  const params = { kind: 'contact' as const, id: mail };
  const before = await records();
  const { body: changed } = await api.call(calls.setInboxItem, { token: owner, params, body });
  expect(changed).toMatchObject({ state: 'open', note: 'Ask the caterer', assignee: assignees[0]?.name });
  expect(await records()).toBe(before + 1);
  expect(JSON.stringify(await api.db.select().from(organiserAudit))).not.toContain('caterer');
  // Sent again after a lost response it returns the same; anything else needs the present version.
  expect((await api.call(calls.setInboxItem, { token: owner, params, body })).body).toEqual(changed);
  expect(await records()).toBe(before + 1);
  const late = { ...body, note: 'Ask the venue' };
  expect((await api.call(calls.setInboxItem, { token: owner, params, body: late })).code).toBe(
    'resource-0001',
  );
  expect((await list({ assigneeId })).total).toBe(1);
  const nobody = { ...body, version: changed.version, assigneeId: 'nobody' };
  expect((await api.call(calls.setInboxItem, { token: owner, params, body: nobody })).code).toBe(
    'validation.base-0001',
  );
});

test('an item of somebody who can no longer look after it can still be changed', async () => {
  const rows = await api.db.select().from(organisers);
  const assigneeId = rows.find(({ name }) => name === 'Ana Lister')?.id ?? '';
  const setRoles = (roles: OrganiserRole[]) =>
    api.db.update(organisers).set({ roles }).where(eq(organisers.id, assigneeId));
  const set = async (state: 'open' | 'done') => {
    const { version, note } = await show();
    const params = { kind: 'contact' as const, id: mail };
    return api.call(calls.setInboxItem, { token: owner, params, body: { version, state, note, assigneeId } });
  };
  await setRoles(['desk']);
  expect((await set('open')).body.assigneeId).toBe(assigneeId);
  await setRoles(['analyst']);
  expect((await set('done')).body).toMatchObject({ state: 'done', assigneeId });
  expect((await set('open')).status).toBe(200);
});

test('a reply is one email with the contact address for replies, and is shown with the item', async () => {
  const { version } = await show();
  const params = { kind: 'contact' as const, id: mail };
  const sent = { token: owner, params, body: { version, message: 'It is included.' } };
  const both = await Promise.all([
    api.call(calls.replyToInboxItem, sent),
    api.call(calls.replyToInboxItem, sent),
  ]);
  // A repeated request, such as after a lost response, returns the same; another reply needs the present version.
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const other = { ...sent, body: { version, message: 'It is not.' } };
  expect((await api.call(calls.replyToInboxItem, other)).code).toBe('resource-0001');
  const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'ines@falk.example'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'Re: Tickets' });
  expect(mails[0]?.replyTo).toMatch(/@/);
  expect((await show()).replies).toEqual([
    expect.objectContaining({ organiser: 'Olive Warrender', message: 'It is included.' }),
  ]);
});

test('an item without an address cannot be replied to', async () => {
  const [item] = (await list({ kind: 'errorReport' })).items;
  const params = { kind: 'errorReport' as const, id: item?.id ?? '' };
  const { version, canReply } = await show('errorReport', params.id);
  expect(canReply).toBe(false);
  const body = { version, message: 'Thank you' };
  expect((await api.call(calls.replyToInboxItem, { token: owner, params, body })).code).toBe('inbox-0001');
});

test('the possible assignees of readable kinds are listed, with the caller marked', async () => {
  const { assignees } = (await api.call(calls.inboxAssignees, { token: owner })).body;
  expect(assignees.filter(({ isYou }) => isYou).map(({ name }) => name)).toEqual(['Olive Warrender']);
  expect(assignees.map(({ name }) => name)).not.toContain('Ana Lister');
});

test.each(organiserRoles)('the role %s can read and change the kinds in the table', async (role) => {
  const rows = await api.db.select().from(organisers);
  const analyst = rows.find(({ name }) => name === 'Ana Lister');
  await api.db
    .update(organisers)
    .set({ roles: [role] })
    .where(eq(organisers.id, analyst?.id ?? ''));
  const token = await api.organise('analyst');
  const readable = readableKinds([role]);
  const listed = await api.call(calls.inboxItems, { token, query: { perPage: 999 } });
  expect(listed.status).toBe(readable.length > 0 ? 200 : 403);
  const items = listed.status === 200 ? listed.body.items : [];
  const seen = new Set(items.map(({ kind }) => kind));
  expect([...seen].filter((kind) => !readable.includes(kind))).toEqual([]);
  expect(seen.has('contact')).toBe(readable.includes('contact'));
  const { status } = await api.call(calls.inboxItem, { token, params: { kind: 'contact', id: mail } });
  expect(status).toBe(readable.includes('contact') ? 200 : 403);
  const body = { version: 'none', state: 'done', note: '', assigneeId: null };
  const change = await api.call(calls.setInboxItem, { token, params: { kind: 'contact', id: mail }, body });
  expect(change.status === 403).toBe(!['owner', 'desk', 'sales'].includes(role));
});

test('notes and replies are deleted with their message', async () => {
  await api.db.delete(contactMessages).where(eq(contactMessages.id, mail));
  expect(await api.db.$count(inboxStates, eq(inboxStates.itemId, mail))).toBe(0);
  expect(await api.db.$count(inboxReplies, eq(inboxReplies.itemId, mail))).toBe(0);
});
