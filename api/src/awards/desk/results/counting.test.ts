import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import { allCalls } from '@summit/contract/calls/all-calls';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import { shiftList } from '@summit/contract/calls/organise-check-in';
import * as calls from '@summit/contract/calls/organise-count';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { Call } from '@summit/contract/requests/call';
import { type DemoOrganiserName, demoOrganisers } from '@summit/contract/session/demo-accounts';
import { organiserAudit, organisers } from '../../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { writeSection } from '../../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { nominees } from '../../awards.tables.ts';
import { frozenRules } from '../../ballot-rules.queries.ts';
import { castBallots } from '../../ballots.queries.ts';
import { ballotExclusions, ballotLeaves } from '../../vote-log/ballot-log.tables.ts';

let api: TestApp;
let steward: string;
let auditor: string;

const vote = { awardsType: 'Company', step: 'two' } as const;
const kind = { track: 'Company', step: 'two' } as const;
const log = '2027-Company-two';
const nominee = (name: string) => `2027-payments-${name}`;

beforeEach(async () => {
  api = await openTestApp();
  steward = await api.organise('steward');
  auditor = await api.organise('auditor');
  for (const name of ['otterpay', 'junipath']) {
    await api.db
      .update(nominees)
      .set({ isShortlisted: true, result: null })
      .where(eq(nominees.id, nominee(name)));
  }
  await setStatus('VoteTwo');
});

afterEach(() => api.close());

async function setStatus(status: AwardsStatus): Promise<void> {
  await writeSection(api.db, 'awardsStatus', status, api.clock.now());
}

/** One ballot each of this many attendees. */
async function cast(...names: string[]): Promise<void> {
  const { rulesHash } = await frozenRules(api.db, 2027, kind, api.clock.now());
  const voters = await api.db.select({ id: attendees.id }).from(attendees).limit(names.length);
  for (const [at, name] of names.entries()) {
    const votes = [{ categoryId: 'payments', nomineeId: nominee(name) }];
    const attendeeId = voters[at]?.id ?? '';
    const { secret } = api.app.platform.config;
    const now = api.clock.now();
    await api.db.transaction((tx) =>
      castBallots(tx, { year: 2027, kind, log, rulesHash, secret }, [{ attendeeId, votes, now }]),
    );
  }
}

const readVote = async (token: string) => {
  const { body } = await api.call(organiseAwardsCalls.awardsDesk, { token });
  return body.votes.find(({ awardsType, step }) => awardsType === 'Company' && step === 'two');
};
const unseal = (token: string) => api.call(calls.unseal, { token, body: vote });
const counts = (token = steward) => api.call(calls.awardsCounts, { token, params: vote });

async function unsealWhenClosed(): Promise<void> {
  await setStatus('PreWining');
  await unseal(steward);
  await unseal(auditor);
}

describe('the count', () => {
  test('is sealed until the vote has closed, a steward has requested it and another organiser has confirmed', async () => {
    await cast('otterpay', 'otterpay', 'junipath');
    expect((await counts()).code).toBe('awards-desk-0005');
    expect((await unseal(steward)).code).toBe('awards-desk-0006');
    await setStatus('PreWining');
    // The steward who will see the count requests it.
    expect((await unseal(auditor)).code).toBe('awards-desk-0005');
    expect((await unseal(steward)).body).toEqual({ state: 'requested' });
    const asked = { requestedBy: 'Stellan Brook', confirmedBy: null };
    expect(await readVote(steward)).toMatchObject({
      isOver: true,
      unsealing: { ...asked, isRequestedByMe: true },
    });
    expect(await readVote(auditor)).toMatchObject({
      isOpened: false,
      unsealing: { ...asked, isRequestedByMe: false },
    });
    expect((await unseal(steward)).code).toBe('awards-desk-0004');
    const unseen = { ...vote, isConfirming: false };
    expect((await api.call(calls.unseal, { token: auditor, body: unseen })).code).toBe('resource-0001');
    expect((await counts()).code).toBe('awards-desk-0005');

    expect((await unseal(auditor)).body).toEqual({ state: 'unsealed' });
    expect(await readVote(auditor)).toMatchObject({
      isOpened: true,
      unsealing: { confirmedBy: 'Audra Finch' },
    });
    expect((await counts()).body.counts.map(({ name, votes }) => [name, votes])).toEqual(
      expect.arrayContaining([
        ['Otterpay', 2],
        ['Junipath', 1],
      ]),
    );
    expect((await counts(auditor)).code).toBe('oauth.advanced-0007');
  });

  test('omits a ballot whose exclusion one has proposed and another confirmed', async () => {
    await cast('otterpay', 'junipath');
    const body = { ...vote, index: 0, reason: 'The account was lent.' };
    const propose = () => api.call(calls.proposeExclusion, { token: steward, body });
    const list = async () => (await api.call(calls.exclusionProposals, { token: auditor })).body.proposals;

    expect(
      (await api.call(calls.proposeExclusion, { token: steward, body: { ...body, index: 9 } })).code,
    ).toBe('cqrs-0009');
    expect((await propose()).status).toBe(204);
    expect((await propose()).code).toBe('awards-desk-0007');
    const [proposal] = await list();
    expect(proposal?.isRequestedByMe).toBe(false);
    const params = { id: proposal?.id ?? '' };
    expect((await api.call(calls.confirmExclusion, { token: steward, params })).code).toBe(
      'awards-desk-0004',
    );
    expect((await api.call(calls.confirmExclusion, { token: auditor, params })).status).toBe(204);
    // The response may have been lost, so a repeated request succeeds, with one row in the record.
    expect((await api.call(calls.confirmExclusion, { token: auditor, params })).status).toBe(204);
    const confirmations = eq(organiserAudit.call, 'confirmExclusion');
    expect(await api.db.$count(organiserAudit, confirmations)).toBe(1);
    expect(await list()).toEqual([
      expect.objectContaining({ proposedBy: 'Stellan Brook', confirmedBy: 'Audra Finch', log, index: 0 }),
    ]);

    await unsealWhenClosed();
    expect((await counts()).body.counts).toEqual([expect.objectContaining({ name: 'Junipath', votes: 1 })]);
  });
});

test('no ballot can be excluded once the count is unsealed, because two counts would reveal its choices', async () => {
  await cast('otterpay', 'junipath');
  const body = { ...vote, index: 0, reason: 'The account was lent.' };
  const propose = (index: number) =>
    api.call(calls.proposeExclusion, { token: steward, body: { ...body, index } });
  expect((await propose(0)).status).toBe(204);
  await unsealWhenClosed();
  const before = (await counts()).body;
  expect((await propose(1)).code).toBe('awards-desk-0010');
  const { proposals } = (await api.call(calls.exclusionProposals, { token: auditor })).body;
  const params = { id: proposals[0]?.id ?? '' };
  expect((await api.call(calls.confirmExclusion, { token: auditor, params })).code).toBe('awards-desk-0010');
  const [leaf] = await api.db.select().from(ballotLeaves).where(eq(ballotLeaves.log, log));
  const [one, two] = await api.db.select({ id: organisers.id }).from(organisers).limit(2);
  const people = {
    proposedBy: 'Ada Quill',
    proposedById: one?.id,
    confirmedBy: 'Ben Marsh',
    confirmedById: two?.id,
  };
  const exclusion = { ballotId: leaf?.ballotId ?? '', reason: 'Why not', ...people, excludedAt: new Date() };
  await expect(api.db.insert(ballotExclusions).values(exclusion)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('was opened: it is not left out') },
  });
  expect((await counts()).body).toEqual(before);
});

test('results are stored by the count, and visible to visitors only with the status', async () => {
  await cast('otterpay', 'otterpay', 'junipath');
  const publish = () =>
    api.call(calls.publishResults, { token: steward, body: { awardsType: 'Company', leaders: 1 } });
  const shown = async () =>
    (await api.call(awardsCalls.awardsResults, { query: { awardsType: 'Company', year: '2027' } })).body
      .categories;

  expect((await publish()).code).toBe('awards-desk-0005');
  await unsealWhenClosed();
  expect([(await publish()).status, (await publish()).status]).toEqual([204, 204]);
  expect(await api.db.$count(organiserAudit, eq(organiserAudit.call, 'publishResults'))).toBe(1);
  expect(await shown()).toEqual([]);
  expect((await readVote(auditor))?.storedLeaders).toBe(1);
  await setStatus('Wining');
  const [payments] = (await shown()).filter(({ id }) => id === 'payments');
  expect(payments?.winners.map(({ name }) => name)).toEqual(['Otterpay']);
  expect(payments?.leaders.map(({ name }) => name)).toEqual(['Junipath']);
  const { raw } = await api.call(organiserCalls.audit, { token: auditor, query: { perPage: 999 } });
  expect(raw.payload).not.toMatch(/otterpay|junipath/i);
});

test('before the announcement no response to other organisers depends on ballots', async () => {
  const reads = Object.values(allCalls)
    .flatMap((table): [string, Call][] => Object.entries(table))
    .filter(([, { method, access }]) => method === 'GET' && access === 'organiser')
    // The export is recorded, which others can read.
    .filter(([, call]) => call !== shiftList);
  const others: DemoOrganiserName[] = demoOrganisers
    .map(({ name }) => name)
    .filter((name) => name !== 'steward');
  const tokens = await Promise.all(others.map((name) => api.organise(name)));
  const everything = async () => {
    const texts: string[] = [];
    for (const [, call] of reads) {
      for (const token of tokens) {
        const { raw } = await api.call(call, { token, params: { ...vote, id: 'x', type: 'buy' } as never });
        // Every refusal contains its request id, and the responses of desk and door contain their time.
        const payload = raw.payload.replace(/"(RequestId|readAt|asOf)":"[^"]*"/, '');
        texts.push(`${raw.statusCode} ${raw.headers.etag ?? ''} ${payload}`);
      }
    }
    return texts;
  };
  await setStatus('PreWining');
  await unseal(steward);
  const before = await everything();
  await cast('otterpay', 'junipath', 'junipath');
  expect(await everything()).toEqual(before);
  await unseal(auditor);
  // From now on nothing could differ.
  await expect(cast('otterpay', 'otterpay', 'otterpay', 'otterpay', 'otterpay')).rejects.toThrow();
});
