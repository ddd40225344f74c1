import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import * as calls from '@summit/contract/calls/organise-awards';
import * as organiseCountCalls from '@summit/contract/calls/organise-count';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { readSection, writeSection } from '../../../settings/public/settings.queries.ts';
import { getOrganiser } from '../../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { applyDueStatuses } from './apply-due-statuses.ts';

let api: TestApp;
let steward: string;
let auditor: string;

beforeEach(async () => {
  api = await openTestApp();
  steward = await api.organise('steward');
  auditor = await api.organise('auditor');
});

afterEach(() => api.close());

const readDesk = async () => (await api.call(calls.awardsDesk, { token: steward })).body;
const status = () => readSection(api.db, 'awardsStatus');

async function set(wanted: AwardsStatus, change: { at?: string; cancels?: string[]; token?: string } = {}) {
  const { token = steward, at = null, cancels } = change;
  const { statuses } = await readDesk();
  const body = { subject: 'Company', status: wanted, expected: statuses.Company, at, cancels };
  return api.call(calls.setAwardsStatus, { token, body });
}

async function confirm(token: string, cancels: string[] = []) {
  const [request] = (await readDesk()).requests;
  const params = { id: request?.id ?? 'nothing' };
  return api.call(calls.confirmAwardsStatus, { token, params, body: { cancels } });
}

const vote = async () =>
  api.call(awardsCalls.voteStepOne, {
    token: await api.loginAs('buy'),
    body: { votes: [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }] },
  });

async function unseal(step: 'one' | 'two') {
  for (const token of [steward, auditor]) {
    await api.call(organiseCountCalls.unseal, { token, body: { awardsType: 'Company', step } });
  }
}

const inMinutes = (minutes: number) => new Date(api.clock.now().getTime() + minutes * 60_000).toISOString();

async function record(subject: string) {
  const query = { filter: JSON.stringify({ subject }) };
  return (await api.call(organiserCalls.audit, { token: auditor, query })).body.items;
}

test('an open vote cannot be announced, by one organiser or several', async () => {
  await vote();
  for (const name of ['steward', 'owner'] as const) {
    expect((await set('Wining', { token: await api.organise(name) })).code).toBe('awards-desk-0011');
  }
  expect((await readDesk()).requests).toEqual([]);
  const query = { awardsType: 'Company', step: 'one' } as const;
  expect((await api.call(ballotLogCalls.ballotLog, { query })).code).toBe('voting-0006');
});

test.each([
  ['another year, whose records would be public', { year: 2028 }],
  ['another day of unlinking than voters were promised', { ballotsUnlinkAt: '2030-01-01T00:00:00.000Z' }],
  ['the opening of a step', { 'stepPages.votingTwo.opensAt': '2027-01-01T00:00:00.000Z' }],
])('no organiser can change %s in the settings', async (_what, values) => {
  await vote();
  const before = await readSection(api.db, 'awards');
  const owner = await getOrganiser(api, 'owner');
  expect((await owner.set('settings', 'awards', values)).status).toBe(400);
  expect(await readSection(api.db, 'awards')).toEqual(before);
  const query = { awardsType: 'Company', step: 'one', year: '2027' } as const;
  expect((await api.call(ballotLogCalls.ballotLog, { query })).code).toBe('voting-0006');
});

test('only one of several organisers who set a status concurrently succeeds', async () => {
  await vote();
  const owner = await api.organise('owner');
  const wishes = ['PreVoteTwo', 'VoteTwo', 'Wining', 'PreVoteOne', 'PreVoteTwo'] as const;
  const responses = await Promise.all(
    wishes.map((wanted, at) => {
      const body = { subject: 'Company', status: wanted, expected: 'VoteOne', at: null } as const;
      return api.call(calls.setAwardsStatus, { token: at % 2 ? owner : steward, body });
    }),
  );
  const changed = wishes.filter((_wish, at) => responses[at]?.body.statuses?.Company !== undefined);
  const [asked] = (await readDesk()).requests;
  expect(['VoteOne', 'PreVoteTwo']).toContain(await status());
  // At most one request out of order can wait, and never one for the announcement.
  expect((await readDesk()).requests.length).toBeLessThanOrEqual(1);
  expect(['VoteTwo', 'PreVoteOne', undefined]).toContain(asked?.status);
  expect(changed).not.toContain('Wining');
});

test.each<AwardsStatus>(['VoteTwo', 'PreVoteOne', 'Welcome'])(
  'VoteOne -> %s is out of order: one requests it, another confirms, both are recorded, and all are notified',
  async (wanted) => {
    const asked = await set(wanted);
    expect(asked.body.requests).toMatchObject([
      { from: 'VoteOne', status: wanted, requestedBy: 'Stellan Brook' },
    ]);
    expect(await status()).toBe('VoteOne');
    expect((await confirm(steward)).code).toBe('awards-desk-0004');
    expect(await status()).toBe('VoteOne');
    const notified = (await api.app.platform.mail.list(api.db, 10)).filter(
      ({ topic }) => topic === 'awards-notice',
    );
    expect(notified.map(({ to }) => to.split('@')[0]).sort()).toEqual(['auditor', 'steward']);
    expect(notified[0]?.text).toContain(`Company: VoteOne -> ${wanted}`);
    expect(notified[0]?.text).toContain('/backoffice/season');

    expect((await confirm(auditor)).body).toMatchObject({ statuses: { Company: wanted }, requests: [] });
    const [change] = (await record('awards/status/Company')).filter(
      ({ subject }) => subject === 'awards/status/Company',
    );
    expect(change).toMatchObject({ organiser: 'Stellan Brook', before: '"VoteOne"' });
    expect(change?.after).toContain('Audra Finch');
  },
);

test('a confirmation resent after a lost response returns the same and is recorded once', async () => {
  await set('Welcome');
  const [request] = (await readDesk()).requests;
  const params = { id: request?.id ?? '' };
  const agree = () => api.call(calls.confirmAwardsStatus, { token: auditor, params, body: { cancels: [] } });
  const both = await Promise.all([agree(), agree()]);
  expect([...both, await agree()].map((response) => response.status)).toEqual([200, 200, 200]);
  expect(await status()).toBe('Welcome');
  const lines = await record('awards/status/Company');
  expect(lines.filter(({ call }) => call === 'confirmAwardsStatus')).toHaveLength(1);
});

test('a request ends when the status changes, or its organiser loses the permission', async () => {
  await set('Welcome');
  await set('PreVoteTwo');
  expect((await readDesk()).requests).toEqual([]);
  await set('Nomination');
  await writeSection(api.db, 'awardsStatus', 'VoteTwo', api.clock.now());
  expect((await confirm(auditor)).code).toBe('resource-0001');
  expect(await status()).toBe('VoteTwo');
});

test('an unsealed vote never opens again: not by two organisers, by schedule or in the database', async () => {
  await vote();
  await set('PreVoteTwo');
  await unseal('one');
  expect((await set('VoteOne')).code).toBe('awards-desk-0010');
  expect((await set('VoteOne', { at: inMinutes(60) })).code).toBe('awards-desk-0010');
  await expect(writeSection(api.db, 'awardsStatus', 'VoteOne', api.clock.now())).rejects.toThrow();
  expect(await status()).toBe('PreVoteTwo');
  expect((await vote()).code).toBe('voting-0002');
});

test('a season can go from vote to winners in order, and its votes stay closed', async () => {
  await vote();
  await set('PreVoteTwo');
  await set('VoteTwo');
  await set('PreWining');
  expect((await set('Wining')).code).toBe('awards-desk-0011');
  await unseal('two');
  expect((await set('Wining')).code).toBe('awards-desk-0011');
  const body = { awardsType: 'Company', leaders: 1 };
  expect((await api.call(organiseCountCalls.publishResults, { token: steward, body })).status).toBe(204);
  expect((await set('Wining')).status).toBe(200);
  expect(await status()).toBe('Wining');
  expect((await vote()).code).toBe('voting-0002');
  for (const again of ['VoteOne', 'VoteTwo'] as const) {
    expect((await set(again)).code).toBe('awards-desk-0010');
  }
  expect((await api.call(organiseCountCalls.publishResults, { token: steward, body })).code).toBe(
    'awards-desk-0013',
  );
});

describe('a scheduled status', () => {
  test('is cancelled by setting a status by hand, which has to name it', async () => {
    const { body } = await set('PreVoteTwo', { at: inMinutes(60) });
    const ids = body.scheduled.map(({ id }) => id);
    expect((await set('PreVoteTwo')).code).toBe('resource-0001');
    expect((await set('PreVoteTwo', { cancels: ids })).body).toMatchObject({
      statuses: { Company: 'PreVoteTwo' },
      scheduled: [],
    });
    expect((await record('awards/status/Company/scheduled'))[0]?.before).toContain(ids[0]);
    api.clock.moveBy(3_600_000);
    await applyDueStatuses(api.app.platform);
    expect(await record('awards/status/Company/scheduled')).toHaveLength(2);
  });

  test('has to follow the one scheduled before it, or needs two organisers', async () => {
    await set('PreVoteTwo', { at: inMinutes(60) });
    expect((await set('VoteTwo', { at: inMinutes(120) })).body.scheduled).toHaveLength(2);
    expect((await set('Nomination', { at: inMinutes(180) })).body.requests).toMatchObject([
      { from: 'VoteTwo', status: 'Nomination' },
    ]);
    expect((await confirm(auditor)).body.scheduled).toHaveLength(3);
    // The status at 120 minutes would no longer follow.
    expect((await set('PreVoteTwo', { at: inMinutes(30) })).code).toBe('awards-desk-0012');
    expect((await set('Wining', { at: inMinutes(300) })).code).toBe('awards-desk-0011');
    api.clock.moveBy(3 * 3_600_000);
    await applyDueStatuses(api.app.platform);
    expect(await status()).toBe('Nomination');
  });

  test('is refused when it is due if the status is no longer the previous one', async () => {
    await set('PreVoteTwo', { at: inMinutes(60) });
    await writeSection(api.db, 'awardsStatus', 'PreWining', api.clock.now());
    api.clock.moveBy(3_600_000);
    await Promise.all([applyDueStatuses(api.app.platform), applyDueStatuses(api.app.platform)]);
    expect(await status()).toBe('PreWining');
    expect((await readDesk()).scheduled).toEqual([]);
    const entries = await record('awards/status/Company/scheduled');
    expect(entries[0]?.before).toContain('resource-0001');
    expect(entries).toHaveLength(2);
  });

  test('is refused when it is due if its vote was unsealed meanwhile', async () => {
    await set('PreVoteTwo');
    await set('VoteOne', { at: inMinutes(60) });
    expect((await confirm(auditor)).body.scheduled).toHaveLength(1);
    await unseal('one');
    api.clock.moveBy(3_600_000);
    await applyDueStatuses(api.app.platform);
    expect(await status()).toBe('PreVoteTwo');
    expect((await record('awards/status/Company/scheduled'))[0]?.before).toContain('awards-desk-0010');
  });
});
