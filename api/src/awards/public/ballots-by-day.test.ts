import { afterAll, beforeAll, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as todayCalls from '@summit/contract/calls/organise-today';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { announceResults } from '../../testing/announce-results.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

async function votes(query: { from?: string; until?: string } = {}) {
  const token = await api.organise('analyst');
  return (await api.call(todayCalls.figures, { token, query })).body.votes;
}

async function castOne(): Promise<void> {
  await writeSection(api.db, 'awardsStatus', 'VoteOne', api.clock.now());
  const token = await api.loginAs('buy');
  const body = { votes: [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }] };
  const { status } = await api.call(awardsCalls.voteStepOne, { token, body });
  expect(status).toBe(200);
}

test('ballots are counted by day only once their results are announced', async () => {
  const before = await votes();
  await castOne();
  expect(await votes()).toEqual(before);

  await announceResults(api, 'Company');
  const cast = { track: 'Company', step: 'one', ballots: 1, day: expect.any(String) as string };
  expect(await votes()).toContainEqual(cast);
  const day = (await votes()).find(({ track, step }) => track === 'Company' && step === 'one')?.day ?? '';
  expect(await votes({ from: day, until: day })).toContainEqual({ ...cast, day });
  expect(await votes({ until: '2001-01-01' })).toEqual([]);
  expect((await votes()).filter(({ track }) => track === 'Individual')).toEqual(
    before.filter(({ track }) => track === 'Individual'),
  );
});
