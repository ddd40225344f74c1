import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as calls from '@summit/contract/calls/organise-count';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import type { NomineeWithdrawal } from '@summit/contract/shapes/awards';
import { startOrganiserSession } from '../../organisers/organisers/organiser-sessions.queries.ts';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { newLinkToken } from '../../platform/accounts/link-token.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const email = demoOrganisers.find(({ name }) => name === 'steward')?.email ?? '';
const vote = { awardsType: 'Company', step: 'one' } as const;

let api: TestApp;
let steward: string;
let auditor: string;
let successor: string;

beforeEach(async () => {
  api = await openTestApp();
  steward = await api.organise('steward');
  auditor = await api.organise('auditor');
  const [added] = await api.db
    .insert(organisers)
    .values({
      email: 'successor@fresh.example',
      name: 'Sunniva Hale',
      roles: ['awardsSteward'],
      passwordHash: newLinkToken(),
      createdAt: api.clock.now(),
    })
    .returning();
  successor = (await startOrganiserSession(api.db, added?.id ?? '', api.clock.now())).token;
  const body = { votes: [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }] };
  await api.call(awardsCalls.voteStepOne, { token: await api.loginAs('buy'), body });
});

afterEach(() => api.close());

const block = () => api.db.update(organisers).set({ isBlocked: true }).where(eq(organisers.email, email));

test('the count is not opened on the request of a steward blocked since: another one has to request it', async () => {
  await writeSection(api.db, 'awardsStatus', 'PreVoteTwo', api.clock.now());
  const unseal = (token: string) => api.call(calls.unseal, { token, body: vote });
  expect((await unseal(steward)).body).toEqual({ state: 'requested' });
  await block();
  expect((await unseal(auditor)).code).toBe('awards-desk-0005');
  expect((await unseal(successor)).body).toEqual({ state: 'requested' });
  expect((await unseal(successor)).code).toBe('awards-desk-0004');
  expect((await unseal(auditor)).body).toEqual({ state: 'unsealed' });
});

test('no ballot is excluded on the proposal of a steward blocked since: another one has to propose it', async () => {
  const propose = (token: string, reason: string) =>
    api.call(calls.proposeExclusion, { token, body: { ...vote, index: 0, reason } });
  const list = async () => (await api.call(calls.exclusionProposals, { token: auditor })).body.proposals;
  const confirm = async (token: string) =>
    api.call(calls.confirmExclusion, { token, params: { id: (await list())[0]?.id ?? '' } });
  await propose(steward, 'A guess.');
  expect((await propose(successor, 'The account was lent.')).code).toBe('awards-desk-0007');
  await block();
  expect((await confirm(auditor)).code).toBe('cqrs-0009');
  const [read] = await list();
  expect((await propose(successor, 'The account was lent.')).status).toBe(204);
  // The proposal has changed since it was read.
  const params = { id: read?.id ?? '' };
  expect((await api.call(calls.confirmExclusion, { token: auditor, params })).code).toBe('cqrs-0009');
  expect(await list()).toMatchObject([{ proposedBy: 'Sunniva Hale', reason: 'The account was lent.' }]);
  expect((await confirm(successor)).code).toBe('awards-desk-0004');
  expect((await confirm(auditor)).status).toBe(204);
});

describe('stewards can correct their own proposal until it is confirmed, and only the version that was read can be confirmed', () => {
  test('of an exclusion', async () => {
    const propose = (reason: string) =>
      api.call(calls.proposeExclusion, { token: steward, body: { ...vote, index: 0, reason } });
    const list = async () => (await api.call(calls.exclusionProposals, { token: auditor })).body.proposals;
    await propose('Lent by Ann Lee.');
    const [read] = await list();
    expect((await propose('The account was lent.')).status).toBe(204);
    expect(await list()).toMatchObject([{ reason: 'The account was lent.' }]);
    const params = { id: read?.id ?? '' };
    expect((await api.call(calls.confirmExclusion, { token: auditor, params })).code).toBe('cqrs-0009');
  });

  test('of a withdrawal', async () => {
    const propose = (kind: NomineeWithdrawal) => {
      const body = { nomineeId: '2027-payments-otterpay', kind, reason: 'They have closed.' };
      return api.call(calls.proposeWithdrawal, { token: steward, body });
    };
    const list = async () => (await api.call(calls.nomineeWithdrawals, { token: auditor })).body.proposals;
    await propose('Disqualified');
    const [read] = await list();
    expect((await propose('Withdrawn')).status).toBe(204);
    expect(await list()).toMatchObject([{ kind: 'Withdrawn' }]);
    const params = { id: read?.id ?? '' };
    expect((await api.call(calls.confirmWithdrawal, { token: auditor, params })).code).toBe('cqrs-0009');
  });
});

test('no nominee is withdrawn on the proposal of a steward blocked since: another one has to propose it', async () => {
  const propose = (token: string) => {
    const body = { nomineeId: '2027-payments-otterpay', kind: 'Withdrawn', reason: 'They have closed.' };
    return api.call(calls.proposeWithdrawal, { token, body });
  };
  const list = async () => (await api.call(calls.nomineeWithdrawals, { token: auditor })).body.proposals;
  const confirm = async (token: string) =>
    api.call(calls.confirmWithdrawal, { token, params: { id: (await list())[0]?.id ?? '' } });
  await propose(steward);
  expect((await propose(successor)).code).toBe('awards-desk-0014');
  await block();
  expect((await confirm(auditor)).code).toBe('cqrs-0009');
  expect((await propose(successor)).status).toBe(204);
  expect((await confirm(successor)).code).toBe('awards-desk-0004');
  expect((await confirm(auditor)).status).toBe(204);
  expect((await propose(successor)).code).toBe('awards-desk-0014');
});
