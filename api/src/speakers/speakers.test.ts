import { eq } from 'drizzle-orm';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { speakers } from './speakers.tables.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

async function idsOf(query: Record<string, string>): Promise<string[]> {
  const { body } = await test.call(speakerCalls.speakers, { query });
  return body.speakers.map(({ id }) => id);
}

it('lists the 36 Published speakers of 40, and nobody else', async () => {
  const { body } = await test.call(speakerCalls.speakers);
  expect(await test.db.$count(speakers)).toBe(40);
  expect(body.totalItems).toBe(36);
  expect(body.speakers.every(({ status }) => status === 'Published')).toBe(true);
});

it('never tells the address that messages go to', async () => {
  const { raw } = await test.call(speakerCalls.speakers);
  expect(raw.body).not.toContain('@');
});

it('finds speakers by name or company, without accents and capitals', async () => {
  expect(await idsOf({ 'filter.Name.Like': 'INES card' })).toEqual(['ines-cardoval']);
  expect(await idsOf({ 'filter.Name.Like': 'tidewarden' })).toEqual(['amara-okafor']);
  expect(await idsOf({ 'filter.Name.Like': '%' })).toEqual([]);
});

it('finds nobody who is not Published', async () => {
  expect(await idsOf({ 'filter.Name.Like': 'Steinbrenner' })).toEqual([]);
  expect(await idsOf({ 'filter.Id.Equals': 'ulrike-steinbrenner' })).toEqual([]);
  const answer = await test.call(speakerCalls.speaker, { params: { id: 'ulrike-steinbrenner' } });
  expect([answer.status, answer.code]).toEqual([404, 'cqrs-0009']);
});

it('shows the chosen ones on the home page, in the chosen order', async () => {
  const { body } = await test.call(speakerCalls.homePageSpeakers);
  expect(body.speakers.map(({ id }) => id).slice(0, 2)).toEqual(['amara-okafor', 'leila-farahani']);
  expect(body.totalItems).toBe(8);
});

it('shows a speaker with their sessions in order of time', async () => {
  const { body } = await test.call(speakerCalls.speaker, { params: { id: 'amara-okafor' } });
  expect(body).toMatchObject({ firstName: 'Amara', lastName: 'Okafor', company: 'Tidewarden' });
  expect(body.sessions.map(({ id }) => id)).toEqual([
    'the-plumbing-is-the-product',
    'london-nine-years-on',
    'the-outage-i-remember',
  ]);
  await expect(speakerCalls.speaker.response.validate(body, { strict: true })).resolves.toBeDefined();
});

it('forgets a speaker who is taken back, within seconds', async () => {
  await test.db.update(speakers).set({ status: 'Archived' }).where(eq(speakers.id, 'femi-adebanjo-west'));
  test.clock.moveBy(6_000);
  expect((await test.call(speakerCalls.speakers)).body.totalItems).toBe(35);
});
