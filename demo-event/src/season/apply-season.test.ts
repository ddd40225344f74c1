import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nominees } from '@summit/api/src/awards/awards.tables.ts';
import { ballots } from '@summit/api/src/awards/ballots.tables.ts';
import { attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import { writeSection } from '@summit/api/src/settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '@summit/api/src/testing/test-app.ts';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import { readSeasonFiles } from '../awards/season-files.ts';
import { applySeason } from './apply-season.ts';

const category = {
  id: 'kindest-bank',
  awardsType: 'Company',
  name: 'Kindest Bank',
  description: 'For a bank that calls back.',
  criteria: ['It calls back'],
  allowedVotes: 1,
};
const season = {
  status: { company: 'PreNomination', individual: 'Welcome', welcome: 'PreNomination' },
  ceremonyAt: '2028-06-15T18:00:00Z',
  stepPages: { preNomination: { title: 'Soon', text: 'In autumn.', opensAt: '2027-09-13T08:00:00Z' } },
  keyDates: [
    { id: 'votes', title: 'The vote', kind: 'voting', startsAt: '2028-03-01T09:00:00Z', endsAt: null },
  ],
};
const nominee = { category: 'kindest-bank', name: 'Umbra Mutual', description: 'It called back.' };

let folder: string;
let api: TestApp;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seasons-'));
  api = await openTestApp();
});

afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

function write(files: Record<string, unknown>, year = '2028'): void {
  mkdirSync(join(folder, year), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, year, name), JSON.stringify(content));
  }
}

function writeWhole(year?: string): void {
  const wording = { 'awardsWelcome.header.title': 'The Awards of {year}, on {dates}' };
  const files = { 'season.json': season, 'categories.json': [category], 'nominees.json': [nominee] };
  write({ ...files, 'texts.json': wording }, year);
}

function apply(year = 2028) {
  const { config } = api.app.platform;
  return applySeason({ db: api.db, config, clock: api.clock }, readSeasonFiles(year, folder));
}

async function setStatus(status: 'Welcome' | 'VoteOne' | 'Wining'): Promise<void> {
  for (const name of ['awardsStatus', 'awardsIndividualStatus', 'awardsWelcomeStatus'] as const) {
    await writeSection(api.db, name, status, api.clock.now());
  }
}

async function castBallot(year: number): Promise<void> {
  const [voter] = await api.db.select({ id: attendees.id }).from(attendees).limit(1);
  await api.db.insert(ballots).values({
    id: randomUUID(),
    attendeeId: voter?.id ?? '',
    year,
    step: 'one',
    awardsType: 'Company',
  });
}

test('applying a folder sets the season’s content and keeps last year’s', async () => {
  await setStatus('Wining');
  writeWhole();
  expect(await apply()).toBe('applied');
  api.clock.moveBy(60_000);

  const categories = await api.call(awardsCalls.nominationCategories);
  expect(categories.body.nominationCategories).toMatchObject([
    { id: 'kindest-bank', criteria: ['It calls back'] },
  ]);
  const { body: status } = await api.call(awardsCalls.awardsStatus);
  expect(status.awardsStatus).toBe('PreNomination');
  const { body: settings } = await api.call(settingsCalls.settings);
  expect(settings.awards).toMatchObject({ year: 2028, stepPages: { preNomination: { title: 'Soon' } } });
  expect(settings.keyDates.map(({ id }) => id)).toEqual(['sales-open', 'early-ends', 'event', 'votes']);
  const query = { 'filter.Name.Equals': 'awardsWelcome.header.title' };
  const texts = await api.call(contentCalls.staticContent, { query });
  expect(texts.body.staticContent[0]?.content).toBe('The Awards of 2027, on 8–10 June 2027');
  const past = await api.call(awardsCalls.nominees, { query: { 'filter.Year.Equals': '2027' } });
  expect(past.body.totalItems).toBeGreaterThan(50);
});

test('applying it again changes nothing', async () => {
  await setStatus('Wining');
  writeWhole();
  await apply();
  const before = await api.db.select().from(nominees).orderBy(nominees.id);
  expect(await apply()).toBe('unchanged');
  expect(await api.db.select().from(nominees).orderBy(nominees.id)).toEqual(before);
});

test('corrections in the folder before the season begins are applied', async () => {
  await setStatus('Wining');
  writeWhole();
  await apply();
  write({ 'nominees.json': [{ ...nominee, name: 'Penumbra Mutual' }] });
  expect(await apply()).toBe('applied');
  const names = await api.db.select({ name: nominees.name }).from(nominees).where(eq(nominees.year, 2028));
  expect(names).toEqual([{ name: 'Penumbra Mutual' }]);
});

test('the first start applies the demo season', async () => {
  const { config } = api.app.platform;
  const outcome = applySeason({ db: api.db, config, clock: api.clock }, readSeasonFiles(2027));
  expect(await outcome).toBe('unchanged');
});

test.each([
  ['a season that is open', async () => setStatus('VoteOne'), 2028, 'The season 2027 is open'],
  [
    'results that nobody has seen yet',
    async () => (await setStatus('Welcome'), castBallot(2027)),
    2028,
    'not announced',
  ],
  ['results that are announced', async () => setStatus('Wining'), 2027, 'announced'],
  [
    'ballots that were cast',
    async () => (await setStatus('Welcome'), castBallot(2027)),
    2027,
    '1 ballots have been cast',
  ],
  ['an earlier season', async () => setStatus('Wining'), 2020, '2020 is earlier'],
])('%s: refused, and nothing is changed', async (_what, prepare, year, reason) => {
  await prepare();
  writeWhole(String(year));
  const before = await api.db.select().from(nominees).orderBy(nominees.id);
  await expect(apply(year)).rejects.toThrow(reason);
  expect(await api.db.select().from(nominees).orderBy(nominees.id)).toEqual(before);
});

test('inconsistent files are refused by name', () => {
  write({
    'season.json': season,
    'categories.json': [category],
    'nominees.json': [{ ...nominee, category: 'x' }],
  });
  expect(() => readSeasonFiles(2028, folder)).toThrow('Umbra Mutual stands in "x", which is no category');
  write({ 'nominees.json': [], 'texts.json': { 'awardsWelcome.heder': 'Typo' } });
  expect(() => readSeasonFiles(2028, folder)).toThrow('no text of the site is called "awardsWelcome.heder"');
  write({ 'texts.json': {}, 'season.json': { ...season, status: { ...season.status, company: 'Open' } } });
  expect(() => readSeasonFiles(2028, folder)).toThrow('season.json');
  expect(() => readSeasonFiles(2031, folder)).toThrow('There is no season 2031');
});
