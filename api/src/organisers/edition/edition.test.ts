import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import * as calls from '@summit/contract/calls/organise-edition';
import { dayMovedBy } from '@summit/contract/money-and-time/moved-by-days';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { statusRequests } from '../../awards/scheduled-statuses.tables.ts';
import { readSection, type SettingSections, writeSection } from '../../settings/public/settings.queries.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit, organisers } from '../organisers/organisers.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
});

afterAll(() => api.close());

const newdock = { venue: 'Newdock', city: 'Bristol', address: ['1 Quay Street', 'Bristol'] };

async function move(
  days: number,
  { dryRun = false, venue = null as typeof newdock | null, version = '' } = {},
) {
  return api.call(calls.moveEdition, {
    token: owner.token,
    query: { dryRun: String(dryRun) },
    body: { days, venue, ...(version && { version }) },
  });
}

const valuesOf = async (resource: 'settings' | 'sessions', key: string) =>
  (await owner.show(resource, key))?.values ?? {};

const records = () => api.db.$count(organiserAudit);

test('a dry run shows the changes of event, sessions and key dates, and what has to be changed by hand', async () => {
  const before = await records();
  const { body } = await move(7, { dryRun: true, venue: newdock });
  const named = body.changes.map(({ resource, change }) => `${resource}/${change.key}`);
  expect(named).toEqual(expect.arrayContaining(['settings/event', 'settings/keyDates']));
  const { edition, venue } = (await valuesOf('settings', 'event')) as { edition: number; venue: string };
  const sessions = (await owner.list('sessions')).filter(
    ({ values }) => (values as { edition: number }).edition === edition,
  );
  expect(named.filter((one) => one.startsWith('sessions/'))).toHaveLength(sessions.length);
  expect(body.toRead.some(({ says }) => says.includes(venue))).toBe(true);
  expect(await records()).toBe(before);
});

test('the move is one transaction: event, key dates and sessions keep their time of day, each with a row in the record', async () => {
  const [session] = await owner.list('sessions');
  const event = await valuesOf('settings', 'event');
  const { startsAt } = await valuesOf('sessions', session?.key ?? '');
  const dry = await move(7, { dryRun: true, venue: newdock });
  const before = await records();
  const { status, body } = await move(7, { venue: newdock, version: dry.body.version });
  expect(status).toBe(200);
  expect(await records()).toBe(before + body.changes.length);
  const after = await valuesOf('settings', 'event');
  expect(after).toMatchObject(newdock);
  expect(Date.parse(String(after.startsOn)) - Date.parse(String(event.startsOn))).toBe(7 * 86_400_000);
  const clock = venueClock(String(event.timeZone));
  const moved = String((await valuesOf('sessions', session?.key ?? '')).startsAt);
  expect(clock.time(moved)).toBe(clock.time(String(startsAt)));
});

const readAwards = () => readSection(api.db, 'awards');

/** Other dates of the awards than those of the demo event. */
async function setAwards(change: Partial<SettingSections['awards']>): Promise<void> {
  await writeSection(api.db, 'awards', { ...(await readAwards()), ...change }, api.clock.now());
}

/** What a dry run shows of the ceremony: its move, or that it stays. */
async function tryCeremony(days: number) {
  const { changes, toRead } = (await move(days, { dryRun: true })).body;
  const found = changes.find(({ resource, change }) => resource === 'settings' && change.key === 'awards');
  const ofDates = toRead.filter(({ where }) => where === 'awards/dates').map(({ says }) => says);
  const says = ofDates.filter((one) => one.startsWith('The ceremony'));
  return { moved: found?.change.changes ?? null, says };
}

test('a ceremony during the event moves with it, in the same change, at the same time of day', async () => {
  const { timeZone } = await readSection(api.db, 'event');
  const clock = venueClock(timeZone);
  const { ceremonyAt, ...others } = await readAwards();
  const before = ceremonyAt ?? '';
  const shown = await tryCeremony(2);
  expect((await readAwards()).ceremonyAt).toBe(before);
  await move(2);
  const { ceremonyAt: moved, ...after } = await readAwards();
  expect(shown).toEqual({
    moved: [{ field: 'ceremonyAt', before: JSON.stringify(before), after: JSON.stringify(moved) }],
    says: [],
  });
  expect(clock.day(moved ?? '')).toBe(dayMovedBy(clock.day(before), 2));
  expect(clock.time(moved ?? '')).toBe(clock.time(before));
  expect(after).toEqual(others);
  const [row] = await api.db.select().from(organiserAudit).orderBy(desc(organiserAudit.id));
  expect(row).toMatchObject({
    call: 'moveEdition',
    subject: 'awards/dates',
    before: { ceremonyAt: before },
    after: { ceremonyAt: moved },
  });

  // In winter the same time of day is another hour in UTC.
  const winter = (await tryCeremony(-120)).moved?.[0]?.after ?? '';
  expect(clock.time(JSON.parse(winter) as string)).toBe(clock.time(before));
});

test('a ceremony that is not during the event, or would be after ballots are unlinked, stays', async () => {
  const { ceremonyAt } = await readAwards();
  const late = '2099-01-20T18:30:00.000Z';
  await setAwards({ ceremonyAt: late, ballotsUnlinkAt: null });
  expect(await tryCeremony(1)).toEqual({
    moved: null,
    says: ['The ceremony begins on Tue 20 January 2099, 18:30'],
  });
  await move(1);
  expect((await readAwards()).ceremonyAt).toBe(late);
  await move(-1);

  const day = 86_400_000;
  const unlinkAt = new Date(Date.parse(ceremonyAt ?? '') + 3 * day).toISOString();
  await setAwards({ ceremonyAt, ballotsUnlinkAt: unlinkAt });
  expect((await tryCeremony(2)).moved).toHaveLength(1);
  const { moved, says } = await tryCeremony(3);
  expect(moved).toBeNull();
  expect(says[0]).toContain('when ballots are unlinked from voters');
  expect((await tryCeremony(0)).says).toEqual([]);
});

test('dates of the awards still ahead do not move, and are listed to be changed by hand', async () => {
  const steward = await api.organise('steward');
  const { statuses } = (await api.call(awardsCalls.awardsDesk, { token: steward })).body;
  const inAnHour = new Date(api.clock.now().getTime() + 3_600_000);
  const status = { subject: 'Company', status: 'PreVoteTwo', expected: statuses.Company };
  const body = { ...status, at: inAnHour.toISOString() };
  const { body: desk } = await api.call(awardsCalls.setAwardsStatus, { token: steward, body });
  expect(desk.scheduled).toHaveLength(1);
  const [organiser] = await api.db.select().from(organisers);
  await api.db.insert(statusRequests).values({
    subject: 'Individual',
    from: 'VoteOne',
    status: 'VoteTwo',
    at: inAnHour,
    requestedBy: organiser?.id ?? '',
    requestedAt: api.clock.now(),
  });
  const { stepPages } = await readAwards();
  const [votingTwo, nomination] = ['2099-03-15T09:00:00.000Z', '2001-09-14T08:00:00.000Z'];
  await setAwards({
    stepPages: {
      ...stepPages,
      nomination: { ...stepPages.nomination, title: 'Nominations', opensAt: nomination },
      votingTwo: { ...stepPages.votingTwo, title: 'The final vote', opensAt: votingTwo },
    },
  });

  const { timeZone } = await readSection(api.db, 'event');
  const when = venueClock(timeZone).moment(inAnHour.toISOString());
  const listed = async (days: number) =>
    (await move(days, { dryRun: true, venue: newdock })).body.toRead.filter(({ where }) =>
      where.startsWith('awards/'),
    );
  const found = await listed(7);
  expect(found).toEqual(
    expect.arrayContaining([
      { where: 'awards/dates', says: 'The page “The final vote” names Sun 15 March 2099, 09:00' },
      { where: 'awards/status/Company', says: `Companies: “Between the votes” is scheduled for ${when}` },
      { where: 'awards/status/Individual', says: `Individuals: “Final vote” is requested for ${when}` },
    ]),
  );
  expect(JSON.stringify(found)).not.toContain('“Nominations”');
  expect(await listed(0)).toEqual([]);
  await move(7);
  expect((await api.call(awardsCalls.awardsDesk, { token: steward })).body.scheduled).toEqual(desk.scheduled);
  expect((await readAwards()).stepPages.votingTwo.opensAt).toBe(votingTwo);
});

test('the move updates the search index, but a dry run does not', async () => {
  const drop = vi.spyOn(api.app.platform.responseCache, 'drop');
  await move(1, { dryRun: true });
  expect(drop).not.toHaveBeenCalled();
  expect((await move(1)).status).toBe(200);
  expect(drop.mock.calls.flat()).toEqual(expect.arrayContaining(['search', 'content-revision']));
  drop.mockRestore();
});

test('the move is refused if anything has changed since the dry run', async () => {
  const { version } = (await move(1, { dryRun: true })).body;
  const [session] = await owner.list('sessions');
  await owner.set('settings', 'event', { endsOn: '2027-06-30' });
  expect((await move(1, { version })).code).toBe('resource-0001');
  expect((await valuesOf('sessions', session?.key ?? '')).startsAt).toBeTruthy();
});
