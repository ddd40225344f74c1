import * as calls from '@summit/contract/calls/organise-awards';
import * as countCalls from '@summit/contract/calls/organise-count';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond } from '@summit/shared-auth/testing';

type Desk = ResponseOf<typeof calls.awardsDesk>;
type Nominee = ResponseOf<typeof nominationsCalls.deskNominees>['nominees'][number];
type Vote = Desk['votes'][number];

const vote = (awardsType: Vote['awardsType'], step: Vote['step'], facts: Partial<Vote> = {}): Vote => ({
  awardsType,
  step,
  isOver: false,
  isOpened: false,
  unsealing: null,
  storedLeaders: null,
  ...facts,
});

const category = (id: string, name: string): Desk['categories'][number] => ({
  id,
  awardsType: 'Company',
  name,
  description: '',
  criteria: [],
  allowedVotes: 1,
  isInSeason: true,
});

/** A season in which nominations are open for companies, and not yet for individuals. */
export const desk: Desk = {
  year: 2027,
  statuses: { Company: 'Nomination', Individual: 'PreNomination', Welcome: 'Nomination' },
  scheduled: [
    {
      id: 's1',
      subject: 'Company',
      status: 'PreVoteOne',
      at: '2027-03-01T09:00:00.000Z',
      organiser: 'Olive Owner',
    },
  ],
  requests: [],
  votes: [
    vote('Company', 'one'),
    vote('Company', 'two'),
    vote('Individual', 'one'),
    vote('Individual', 'two'),
  ],
  ceremonyAt: '2027-06-09T18:00:00.000Z',
  ballotsUnlinkAt: null,
  steps: [{ step: 'preVotingOne', title: 'The vote opens soon', opensAt: '2027-03-08T09:00:00.000Z' }],
  readAt: '2027-02-01T12:00:00.000Z',
  datesVersion: 'd1',
  categories: [category('payments', 'Payments'), category('data', 'Data')],
};

/** The server's response for the desk; votes are named by track and step: `{ 'Company two': { isOver: true } }`. */
export function deskWith(facts: Partial<Desk> = {}, votes: Record<string, Partial<Vote>> = {}) {
  const all = desk.votes.map((one) => ({ ...one, ...votes[`${one.awardsType} ${one.step}`] }));
  return respond(calls.awardsDesk, { ...desk, votes: all, ...facts });
}

/** A nominee of a category. */
export const nominee = (id: string, name: string, facts: Partial<Nominee> = {}): Nominee => ({
  id,
  name,
  categoryId: 'payments',
  isPublished: true,
  isShortlisted: false,
  nominations: 2,
  withdrawal: null,
  version: 'v1',
  ...facts,
});
/** A category with two nominees, one of whom can no longer be chosen. */
export const nominees = respond(nominationsCalls.deskNominees, {
  nominees: [
    nominee('otterpay', 'Otterpay'),
    nominee('junipath', 'Junipath', { withdrawal: 'Disqualified' }),
  ],
});
/** There are no proposed withdrawals. */
export const noWithdrawals = respond(countCalls.nomineeWithdrawals, { proposals: [] });
