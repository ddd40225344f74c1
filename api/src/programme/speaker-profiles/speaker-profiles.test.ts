import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessions, sessionSpeakers } from '../agenda/agenda.tables.ts';
import { speakers } from '../speakers/speakers.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

async function getIds(query: Record<string, string>): Promise<string[]> {
  const { body } = await api.call(speakerCalls.speakers, { query });
  return body.speakers.map(({ id }) => id);
}

test('lists only the 36 published speakers of 40', async () => {
  const { body } = await api.call(speakerCalls.speakers);
  expect(await api.db.$count(speakers)).toBe(40);
  expect(body.totalItems).toBe(36);
  expect(body.speakers.every(({ status }) => status === 'Published')).toBe(true);
});

test('marks no speaker as accepting messages while messages are switched off', async () => {
  const reachable = async () => {
    api.clock.moveBy(6_000);
    const { body } = await api.call(speakerCalls.speakers);
    const home = await api.call(speakerCalls.homePageSpeakers);
    const one = await api.call(speakerCalls.speaker, { params: { id: 'amara-okafor' } });
    return [...body.speakers, ...home.body.speakers, one.body].filter(
      ({ canReceiveMessages }) => canReceiveMessages,
    ).length;
  };
  expect(await reachable()).toBeGreaterThan(0);
  await writeSection(api.db, 'speakers', { messagesEnabled: false }, api.clock.now());
  expect(await reachable()).toBe(0);
  await writeSection(api.db, 'speakers', { messagesEnabled: true }, api.clock.now());
});

test('never returns the address for messages', async () => {
  const { raw } = await api.call(speakerCalls.speakers);
  expect(raw.body).not.toContain('@');
});

test('finds speakers by name or company, ignoring accents and case', async () => {
  expect(await getIds({ 'filter.Name.Like': 'INES card' })).toEqual(['ines-cardoval']);
  expect(await getIds({ 'filter.Name.Like': 'tidewarden' })).toEqual(['amara-okafor']);
  expect(await getIds({ 'filter.Name.Like': '%' })).toEqual([]);
});

test('finds only published speakers', async () => {
  expect(await getIds({ 'filter.Name.Like': 'Steinbrenner' })).toEqual([]);
  expect(await getIds({ 'filter.Id.Equals': 'ulrike-steinbrenner' })).toEqual([]);
  const response = await api.call(speakerCalls.speaker, { params: { id: 'ulrike-steinbrenner' } });
  expect([response.status, response.code]).toEqual([404, 'cqrs-0009']);
});

test('lists the chosen speakers for the home page in the chosen order', async () => {
  const { body } = await api.call(speakerCalls.homePageSpeakers);
  expect(body.speakers.map(({ id }) => id).slice(0, 2)).toEqual(['amara-okafor', 'leila-farahani']);
  expect(body.totalItems).toBe(8);
});

test('returns a speaker with sessions in order of time', async () => {
  const { body } = await api.call(speakerCalls.speaker, { params: { id: 'amara-okafor' } });
  expect(body).toMatchObject({ firstName: 'Amara', lastName: 'Okafor', company: 'Tidewarden' });
  expect(body.sessions.map(({ id }) => id)).toEqual([
    'the-plumbing-is-the-product',
    'london-nine-years-on',
    'the-outage-i-remember',
  ]);
  await expect(
    wholeRow(speakerCalls.speaker).response.validate(body, { strict: true }),
  ).resolves.toBeDefined();
});

test('drops an unpublished speaker within seconds', async () => {
  await api.db.update(speakers).set({ status: 'Archived' }).where(eq(speakers.id, 'femi-adebanjo-west'));
  api.clock.moveBy(6_000);
  expect((await api.call(speakerCalls.speakers)).body.totalItems).toBe(35);
});

describe('the time of the last change of a speaker’s page', () => {
  const read = async (id: string): Promise<number> => {
    api.app.platform.responseCache.drop();
    const { body } = await api.call(speakerCalls.speakers, { query: { 'filter.Id.Equals': id } });
    return Date.parse(body.speakers[0]?.updatedAt ?? '');
  };
  const after = async (id: string, change: () => Promise<unknown>): Promise<number> => {
    const before = await read(id);
    await change();
    return (await read(id)) - before;
  };
  const leila = 'leila-farahani';
  const rename = (title: string) => () =>
    api.db.update(sessions).set({ title }).where(eq(sessions.id, 'the-plumbing-is-the-product'));

  test('is in the list, and changes with the page’s content', async () => {
    const setBio = (bio: string) => () => api.db.update(speakers).set({ bio }).where(eq(speakers.id, leila));
    expect(await after(leila, setBio('Another life.'))).toBeGreaterThan(0);
    expect(await after(leila, setBio('Another life.'))).toBe(0);
  });

  test('changes with the speaker’s own sessions only', async () => {
    expect(await after('amara-okafor', rename('The plumbing'))).toBeGreaterThan(0);
    expect(await after(leila, rename('The pipes'))).toBe(0);
  });

  test('changes when the speaker is added to or removed from a session', async () => {
    const who = { sessionId: 'the-plumbing-is-the-product', speakerId: leila };
    const join = () => api.db.insert(sessionSpeakers).values({ ...who, position: 9 });
    const leave = () => api.db.delete(sessionSpeakers).where(eq(sessionSpeakers.position, 9));
    expect(await after(leila, join)).toBeGreaterThan(0);
    expect(await after(leila, leave)).toBeGreaterThan(0);
  });
});
