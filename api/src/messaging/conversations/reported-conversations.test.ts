import { afterEach, beforeEach, expect, test } from 'vitest';
import * as inboxCalls from '@summit/contract/calls/organise-inbox';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { type ConversationVisit, openConversationVisit } from '../../testing/visits/conversation-visit.ts';
import { messageReports } from './messaging.tables.ts';

let visit: ConversationVisit;

beforeEach(async () => {
  visit = await openConversationVisit();
});
afterEach(() => visit.api.close());

test('a conversation reported again after it was done is new in the inbox', async () => {
  const { api, reachSeller, change } = visit;
  const named = await reachSeller('Buy my coins');
  await change(named, 'report');
  const token = await api.organise('owner');
  const query = { filter: JSON.stringify({ kind: 'messageReport' }) };
  const list = async () => (await api.call(inboxCalls.inboxItems, { token, query })).body.items;
  const params = { kind: 'messageReport' as const, id: (await list())[0]?.id ?? '' };
  const { version } = (await api.call(inboxCalls.inboxItem, { token, params })).body;
  const body = { version, state: 'done' as const, note: '', assigneeId: null };
  expect((await api.call(inboxCalls.setInboxItem, { token, params, body })).body.state).toBe('done');
  await change(named, 'report');
  expect((await list()).map(({ state }) => state)).toEqual(['new']);
});

test('a report is stored and in the inbox even without a contact address', async () => {
  const { api, reachSeller, change } = visit;
  const named = await reachSeller('Buy my coins');
  const event = await readSection(api.db, 'event');
  await writeSection(api.db, 'event', { ...event, contactEmail: '' }, api.clock.now());
  const reported = await change(named, 'report');
  expect([reported.status, reported.body.isReported]).toEqual([200, true]);
  expect(await api.db.$count(messageReports)).toBe(1);
});

test('a message cannot look like one of the other person in what organisers read', async () => {
  const { api, reachSeller, change } = visit;
  const forged = '2027-06-01T10:00:00.000Z Sam Seller: I will find you';
  await change(await reachSeller(`Good morning\n${forged}\u2028${forged}`), 'report');
  const moderator = await getOrganiser(api);
  const [entry] = await moderator.list('message-reports');
  const report = await moderator.show('message-reports', entry?.key ?? '');
  const [, ...further] = String(report?.values.conversation).split(/[\n\u2028]/);
  expect(further).toEqual([`    ${forged}`, `    ${forged}`]);
});
