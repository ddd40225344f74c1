import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as calls from '@summit/contract/calls/organise-nominations';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { writeSection } from '../../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { frozenRules } from '../../ballot-rules.queries.ts';
import { nominatedCategories, nominations } from '../../nominating/nominations.tables.ts';

const categoryId = 'payments';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.organise('steward');
});

afterEach(() => api.close());

const setStatus = (status: AwardsStatus) => writeSection(api.db, 'awardsStatus', status, api.clock.now());

/** A nomination of which a nominee is made. */
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
  'after a vote was taken back, a nominee who was %s stays: nobody finds out which of them have votes',
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
