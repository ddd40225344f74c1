import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as calls from '@summit/contract/calls/organise-nominations';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { lockSection, writeSection } from '../../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilACallWaits } from '../../../testing/until-a-call-waits.ts';
import { frozenRules, listFrozenSteps } from '../../ballot-rules.queries.ts';
import { nominatedCategories, nominations } from '../../nominating/nominations.tables.ts';
import { publishHeads } from '../../vote-log/publish-heads.ts';

const categoryId = 'payments';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.organise('steward');
});

afterEach(() => api.close());

const setStatus = (status: AwardsStatus) => writeSection(api.db, 'awardsStatus', status, api.clock.now());

/** A nomination that becomes a nominee. */
async function joinNew(): Promise<{ id: string; nomineeId: string }> {
  const [attendee] = await api.db.select().from(attendees).limit(1);
  const id = randomUUID();
  await api.db.insert(nominations).values({
    id,
    attendeeId: attendee?.id ?? '',
    year: 2027,
    awardsType: 'Company',
    name: 'Brightwater',
    url: 'https://named.example',
    reason: 'Because.',
    nominator: 'third' as never,
    nominatedAt: api.clock.now(),
  });
  await api.db.insert(nominatedCategories).values({ nominationId: id, categoryId });
  const body = { nomineeId: null, expected: null };
  await api.call(calls.joinNomination, { token, params: { id, categoryId }, body });
  return { id, nomineeId: `2027-${categoryId}-${id}` };
}

test.each([
  ['chosen', true],
  ['not chosen', false],
])(
  'a nominee who was %s stays when the status goes back before the vote, so that nothing reveals who has votes',
  async (_what, isChosen) => {
    await setStatus('Nomination');
    const { id, nomineeId } = await joinNew();
    await setStatus('VoteOne');
    await frozenRules(api.db, 2027, { track: 'Company', step: 'one' }, api.clock.now());
    if (isChosen) {
      const body = { votes: [{ categoryId, nomineeId }] };
      const voted = await api.call(awardsCalls.voteStepOne, { token: await api.loginAs('buy'), body });
      expect(voted.status).toBe(200);
    }
    await setStatus('PreVoteOne');
    const undone = await api.call(calls.undoJoin, {
      token,
      params: { id, categoryId },
      query: { expected: nomineeId },
    });
    expect([undone.status, undone.code]).toEqual([409, 'awards-desk-0003']);
  },
);

test('no nominee can be added after a step back from a vote: its rules are frozen, and voters could not choose them', async () => {
  await setStatus('VoteOne');
  await frozenRules(api.db, 2027, { track: 'Company', step: 'one' }, api.clock.now());
  await setStatus('Nomination');
  const { id } = await joinNew();
  const { body } = await api.call(calls.deskNominations, { token });
  expect(body.nominations.find((one) => one.id === id)?.nominee).toBeNull();
});

test('a vote that was opened by mistake and immediately closed again fixes nothing; one that stays open does', async () => {
  const frozen = () => listFrozenSteps(api.db, 2027, 'Company');
  await setStatus('VoteOne');
  await publishHeads(api.app.platform);
  expect(await frozen()).toEqual([]);
  await setStatus('Nomination');
  const { nomineeId } = await joinNew();
  const standing = async () => (await api.call(calls.deskNominees, { token })).body.nominees;
  expect((await standing()).map((one) => one.id)).toContain(nomineeId);

  await setStatus('VoteOne');
  api.clock.moveBy(15 * 60_000);
  await publishHeads(api.app.platform);
  expect(await frozen()).toEqual(['one']);
  const { rules } = await frozenRules(api.db, 2027, { track: 'Company', step: 'one' }, api.clock.now());
  expect(rules.categories.find((one) => one.id === categoryId)?.nominees).toContain(nomineeId);
});

test('a first ballot that comes while the vote is set back fixes nothing', async () => {
  await setStatus('Nomination');
  const { nomineeId } = await joinNew();
  await setStatus('VoteOne');
  const buyer = await api.loginAs('buy');
  const { voting } = await api.db.transaction(async (tx) => {
    await lockSection(tx, 'awardsStatus');
    const body = { votes: [{ categoryId, nomineeId }] };
    const waiting = api.call(awardsCalls.voteStepOne, { token: buyer, body });
    await untilACallWaits(api.db);
    await writeSection(tx, 'awardsStatus', 'Nomination', api.clock.now());
    return { voting: waiting };
  });
  expect((await voting).code).toBe('voting-0002');
  expect(await listFrozenSteps(api.db, 2027, 'Company')).toEqual([]);
});
