import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { nominees } from '../../awards/awards.tables.ts';
import { ballots } from '../../awards/ballots.tables.ts';
import { exportRoll } from '../../awards/ballots/electoral-roll.queries.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openTransferVisit, type TransferVisit } from '../../testing/visits/transfer-visit.ts';

const { voteStepOne, individualVoteStepOne } = awardsCalls;

let visit: TransferVisit;

beforeEach(async () => {
  visit = await openTransferVisit();
  const { db, clock } = visit.api;
  await writeSection(db, 'awardsStatus', 'VoteOne', clock.now());
  await writeSection(db, 'awardsIndividualStatus', 'VoteOne', clock.now());
});
afterEach(() => visit.close());

async function vote(token: string, row: typeof voteStepOne | typeof individualVoteStepOne = voteStepOne) {
  const categoryId = row === voteStepOne ? 'payments' : 'founder';
  const standing = and(eq(nominees.categoryId, categoryId), eq(nominees.year, 2027));
  const [nominee] = await visit.api.db.select().from(nominees).where(standing);
  const body = { votes: [{ categoryId, nomineeId: nominee?.id ?? '' }] };
  const { status, code } = await visit.api.call(row, { token, body });
  return code ?? status;
}

async function getStatus(token: string) {
  return (await visit.api.call(awardsCalls.voteStatusStepOne, { token })).body;
}

const take = async (token: string) => (await visit.take(token)).body.accessToken;

async function chooseFree(token: string): Promise<void> {
  const body = { type: 'BuyStandard', packageType: 'free' };
  await visit.api.call(attendeeRegistrationCalls.selectPackage, { token, body });
}

test('a ticket cannot cast a second ballot in a vote, but can vote in others', async () => {
  const { holder, token } = await visit.offered('buy');
  expect(await vote(holder)).toBe(200);
  const colleague = await take(token);
  expect(await vote(colleague)).toBe('voting-0009');
  expect(await getStatus(colleague)).toMatchObject({ isVoted: false, hasTicketVoted: true });
  expect(await getStatus(holder)).toMatchObject({ isVoted: true, hasTicketVoted: false });
  expect(await vote(colleague, individualVoteStepOne)).toBe(200);
  expect(await vote(holder)).toBe('voting-0005');
});

test('the next colleague cannot cast a second ballot either', async () => {
  const { holder, token } = await visit.offered('buy');
  await vote(holder);
  const colleague = await take(token);
  await visit.offer(colleague, { email: 'una@farnley.example' });
  expect(await vote(await take(await visit.mailedToken()))).toBe('voting-0009');
});

test('a ballot that the former holder casts with another ticket does not count for the first', async () => {
  const { holder, token } = await visit.offered('buy');
  const colleague = await take(token);
  await chooseFree(holder);
  expect([await vote(holder), await vote(colleague)]).toEqual([200, 200]);
});

test('a colleague who cancels the ticket and chooses another can vote', async () => {
  const { holder, token } = await visit.offered('buy');
  await vote(holder);
  const colleague = await take(token);
  await visit.api.call(myRegistrationCalls.cancelRegistration, { token: colleague, body: { refund: 0 } });
  await chooseFree(colleague);
  expect(await vote(colleague)).toBe(200);
});

/** The standings on the electoral roll of voters who can no longer vote. */
async function otherStandings() {
  const { db, app } = visit.api;
  const { voters } = await exportRoll(db, '2027-Company-one', app.platform.config.secret);
  return voters.map(({ standing }) => standing).filter((standing) => standing !== 'eligible');
}

test('the roll shows that a ticket was transferred after its ballot', async () => {
  const { holder, token } = await visit.offered('buy');
  await vote(holder);
  await take(token);
  expect(await otherStandings()).toEqual(['passedOn']);
});

test('the roll does not show a transfer before the ballot, whose ticket was cancelled', async () => {
  const { holder, token } = await visit.offered('buy');
  await take(token);
  await chooseFree(holder);
  expect(await vote(holder)).toBe(200);
  await visit.api.call(myRegistrationCalls.cancelRegistration, { token: holder, body: { refund: 0 } });
  expect(await otherStandings()).toEqual(['notCompleted']);
});

test('voting during a transfer gives one ballot', async () => {
  const { holder, token } = await visit.offered('buy');
  const [voted, colleague] = await Promise.all([vote(holder), take(token)]);
  const second = await vote(colleague);
  expect([voted, second].filter((result) => result === 200)).toHaveLength(1);
  expect(await visit.api.db.$count(ballots)).toBe(1);
});
