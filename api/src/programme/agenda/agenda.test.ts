import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { speakers } from '../speakers/speakers.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

async function read(query: Record<string, string> = {}) {
  const { body } = await api.call(agendaCalls.agendaSessions, { query });
  return body.agendaSessions;
}

test('returns three days in four halls, in order of time', async () => {
  const sessions = await read();
  expect(sessions).toHaveLength(69);
  expect(new Set(sessions.map(({ day }) => day))).toEqual(
    new Set(['2027-06-08', '2027-06-09', '2027-06-10']),
  );
  expect(new Set(sessions.map(({ location }) => location.id)).size).toBe(4);
  const starts = sessions.map(({ startsAt }) => startsAt);
  expect(starts).toEqual([...starts].sort());
});

test('begins at nine in London, which is eight in UTC', async () => {
  const [first] = await read();
  expect(first).toMatchObject({
    id: 'the-plumbing-is-the-product',
    kind: 'keynote',
    track: 'Payments',
    trackPlace: 4,
    startsAt: '2027-06-08T08:00:00.000Z',
    location: { id: 'meridian-stage', name: 'Meridian Stage' },
    speakers: [{ id: 'amara-okafor', name: 'Amara Okafor' }],
    acceptsQuestions: true,
  });
});

test('filters by day, hall, track, format and title, also combined', async () => {
  expect(await read({ 'filter.Day.Equals': '2027-06-09' })).toHaveLength(27);
  expect(await read({ 'filter.Day.Equals': 'never' })).toEqual([]);
  const gantry = await read({ 'filter.Location.Id.Equals': 'gantry', 'filter.Day.Equals': '2027-06-08' });
  expect(gantry.every(({ location, day }) => location.id === 'gantry' && day === '2027-06-08')).toBe(true);
  const track = await read({ 'filter.Track.Equals': 'Digital assets' });
  expect(new Set(track.map((session) => session.track))).toEqual(new Set(['Digital assets']));
  const workshops = await read({ 'filter.Kind.Equals': 'workshop' });
  expect(new Set(workshops.map(({ kind }) => kind))).toEqual(new Set(['workshop']));
  expect((await read({ 'filter.Title.Like': 'STABLECOINS' })).map(({ id }) => id)).toEqual([
    'stablecoins-boring-at-last',
  ]);
  expect(await read({ 'filter.Id.Equals': 'four-pages' })).toHaveLength(1);
});

test('stores the last edition separately from this one', async () => {
  const last = await read({ 'filter.Edition.Equals': 'last' });
  expect(last.length).toBeGreaterThan(10);
  expect(last.every(({ day }) => day.startsWith('2026-'))).toBe(true);
});

test('names only published speakers', async () => {
  await api.db.update(speakers).set({ status: 'Draft' }).where(eq(speakers.id, 'amara-okafor'));
  api.clock.moveBy(6_000);
  const onStage = (await read()).flatMap((session) => session.speakers.map(({ id }) => id));
  expect(onStage).not.toContain('amara-okafor');
  expect(onStage).toContain('leila-farahani');
});
