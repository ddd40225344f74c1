import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as calls from '@summit/contract/calls/organise-awards';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as settingsCalls from '@summit/contract/calls/settings';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { applyDueStatuses } from './status/apply-due-statuses.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.organise('steward');
});

afterEach(() => api.close());

async function desk() {
  return (await api.call(calls.awardsDesk, { token })).body;
}

async function publicStatus() {
  return (await api.call(awardsCalls.awardsStatus)).body.awardsStatus;
}

async function setStatus(status: string, change: Partial<{ expected: string; at: string | null }> = {}) {
  const { statuses } = await desk();
  const body = { subject: 'Company', status, expected: statuses.Company, at: null, ...change };
  return api.call(calls.setAwardsStatus, { token, body });
}

async function record(subject: string) {
  const auditor = await api.organise('auditor');
  const { body } = await api.call(organiserCalls.audit, {
    token: auditor,
    query: { filter: JSON.stringify({ subject }) },
  });
  return body.items.map(({ organiser, call, before, after }) => ({ organiser, call, before, after }));
}

const inAnHour = () => new Date(api.clock.now().getTime() + 3_600_000).toISOString();

describe('a status', () => {
  test('is set for a track immediately, also for visitors, and recorded', async () => {
    const before = await publicStatus();
    const other = 'PreVoteTwo';
    const { body } = await setStatus(other);

    expect(body.statuses.Company).toBe(other);
    expect(await publicStatus()).toBe(other);
    expect(await record('awards/status/Company')).toEqual([
      {
        organiser: 'Stellan Brook',
        call: 'setAwardsStatus',
        before: JSON.stringify(before),
        after: JSON.stringify(other),
      },
    ]);
  });

  test('is refused when it has changed since it was read', async () => {
    const { statuses } = await desk();
    await setStatus('PreVoteTwo');
    const late = await setStatus('PreVoteTwo', { expected: statuses.Company });
    expect(late.code).toBe('resource-0001');
    expect(await publicStatus()).toBe('PreVoteTwo');
  });

  test('is set by only one of two concurrent organisers', async () => {
    const results = await Promise.all([setStatus('PreVoteTwo'), setStatus('PreVoteTwo')]);
    const refused = results.filter(({ code }) => code === 'resource-0001');
    expect(results.filter(({ status }) => status === 200).length + refused.length).toBe(2);
    expect((await record('awards/status/Company')).length).toBe(2 - refused.length);
  });

  test('is scheduled, changes automatically then, and is recorded with its organiser', async () => {
    const before = await publicStatus();
    const { body } = await setStatus('PreVoteTwo', { at: inAnHour() });
    expect(body.scheduled).toEqual([
      expect.objectContaining({ subject: 'Company', status: 'PreVoteTwo', organiser: 'Stellan Brook' }),
    ]);
    await applyDueStatuses(api.app.platform);
    const { body: visible } = await api.call(awardsCalls.awardsStatus);
    expect(visible).toEqual({ awardsStatus: before, changesAt: body.scheduled[0]?.at });

    api.clock.moveBy(3_600_000);
    await Promise.all([applyDueStatuses(api.app.platform), applyDueStatuses(api.app.platform)]);
    expect(await publicStatus()).toBe('PreVoteTwo');
    expect((await desk()).scheduled).toEqual([]);
    const [last, ...rest] = await record('awards/status/Company');
    expect(last).toMatchObject({ organiser: 'Stellan Brook', after: '"PreVoteTwo"' });
    // This is the record of the scheduling itself.
    expect(rest).toHaveLength(1);
  });

  test('that is scheduled can be cancelled once', async () => {
    const { body } = await setStatus('PreVoteTwo', { at: inAnHour() });
    const params = { id: body.scheduled[0]?.id ?? '' };
    expect((await api.call(calls.cancelAwardsStatus, { token, params })).body.scheduled).toEqual([]);
    expect((await api.call(calls.cancelAwardsStatus, { token, params })).code).toBe('cqrs-0009');
    const before = await publicStatus();
    api.clock.moveBy(7_200_000);
    await applyDueStatuses(api.app.platform);
    expect(await publicStatus()).toBe(before);
  });

  test('cannot be scheduled in the past', async () => {
    const past = new Date(api.clock.now().getTime() - 1_000).toISOString();
    expect((await setStatus('PreVoteTwo', { at: past })).code).toBe('awards-desk-0001');
    expect((await setStatus('PreVoteTwo', { at: 'tomorrow' })).code).toBe('validation.base-0001');
  });
});

test('dates are set in any zone and read in UTC; omitted ones stay', async () => {
  const before = await desk();
  const body = {
    version: before.datesVersion,
    ceremonyAt: '2027-06-10T20:00:00+01:00',
    steps: [{ step: 'votingOne', opensAt: '2027-03-01T09:00:00Z' }],
  };
  const { body: after } = await api.call(calls.setAwardsDates, { token, body });

  expect(after.ceremonyAt).toBe('2027-06-10T19:00:00.000Z');
  expect(after.steps).toEqual(
    before.steps.map((step) =>
      step.step === 'votingOne' ? { ...step, opensAt: '2027-03-01T09:00:00.000Z' } : step,
    ),
  );
  const { body: settings } = await api.call(settingsCalls.settings);
  expect(settings.awards.ceremonyAt).toBe('2027-06-10T19:00:00.000Z');
  expect(await record('awards/dates')).toHaveLength(1);
});

test('the second of two organisers who change the same dates has to read them again', async () => {
  const { datesVersion } = await desk();
  const content = await api.organise('content');
  const first = await api.call(calls.setAwardsDates, {
    token,
    body: { version: datesVersion, ceremonyAt: '2027-06-10T19:00:00Z' },
  });
  expect(first.status).toBe(200);

  const steps = [{ step: 'votingOne', opensAt: '2027-03-01T09:00:00Z' }];
  const late = await api.call(calls.setAwardsDates, {
    token: content,
    body: { version: datesVersion, steps },
  });
  expect([late.status, late.code]).toEqual([409, 'resource-0001']);
  expect((await desk()).steps).toEqual(first.body.steps);
  expect(await record('awards/dates')).toHaveLength(1);

  const body = { version: first.body.datesVersion, steps };
  expect((await api.call(calls.setAwardsDates, { token: content, body })).status).toBe(200);
  expect(await record('awards/dates')).toHaveLength(2);
});

describe('a category', () => {
  const category = {
    awardsType: 'Company',
    name: 'Best open standard',
    description: 'For shared work.',
    criteria: ['Used by others'],
    allowedVotes: 2,
    isInSeason: true,
  };
  async function set(id: string, body: object) {
    const steward = await getOrganiser(api, 'steward');
    return steward.set('award-categories', id, { ...category, ...body });
  }
  const publicNames = async () =>
    (await api.call(awardsCalls.nominationCategories)).body.nominationCategories.map(({ name }) => name);

  test('is added, visible to visitors, and removed from the season', async () => {
    await writeSection(api.db, 'awardsStatus', 'Nomination', api.clock.now());
    expect((await set('open-standard', {})).status).toBe(200);
    expect(await publicNames()).toContain('Best open standard');
    await set('open-standard', { isInSeason: false });
    expect(await publicNames()).not.toContain('Best open standard');
    expect((await record('award-categories/open-standard')).length).toBe(2);
  });

  test('keeps its track, its votes and its place in the season once the vote has begun; its texts can be corrected', async () => {
    await set('open-standard', {});
    await setStatus('VoteOne');
    expect((await set('open-standard', { allowedVotes: 3 })).code).toBe('awards-desk-0002');
    expect((await set('open-standard', { isInSeason: false })).code).toBe('awards-desk-0002');
    expect(await publicNames()).toContain('Best open standard');
    expect((await set('open-standard', { name: 'Best open standards' })).status).toBe(200);
    expect(await publicNames()).toContain('Best open standards');
  });
});
