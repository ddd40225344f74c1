import { describe, expect, test } from 'vitest';
import { type AwardsStatus, awardsStatuses } from '../awards/awards-status.ts';
import {
  isVoteOver,
  orderProblem,
  passedDate,
  statusBefore,
  takesTwo,
  withoutShortlist,
} from './status-plan.ts';

const step = (from: AwardsStatus, status: AwardsStatus, subject: 'Company' | 'Welcome' = 'Company') => ({
  subject,
  from,
  status,
});
const sealed = { opened: [], isCounted: false };
const counted = { opened: ['one', 'two'] as const, isCounted: true };

test('a skipped step or a step back needs two people, except for the welcome page', () => {
  expect(takesTwo(step('VoteOne', 'PreVoteTwo'))).toBe(false);
  expect(takesTwo(step('VoteOne', 'VoteTwo'))).toBe(true);
  expect(takesTwo(step('VoteTwo', 'PreVoteTwo'))).toBe(true);
  expect(takesTwo(step('VoteTwo', 'Welcome', 'Welcome'))).toBe(false);
});

describe('changes that even two people cannot make', () => {
  test.each(awardsStatuses.filter((from) => from !== 'VoteOne'))(
    'a counted vote never opens again from %s',
    (from) => {
      expect(orderProblem(step(from, 'VoteOne'), { opened: ['one'], isCounted: false })).toBe(
        'awards-desk-0010',
      );
      expect(orderProblem(step(from, 'VoteOne'), sealed)).toBeNull();
    },
  );

  test.each(awardsStatuses)(
    'from %s winners can be announced only after the count, and from the previous status',
    (from) => {
      const isPossible = from === 'PreWining' || from === 'Wining';
      expect(orderProblem(step(from, 'Wining'), counted)).toBe(isPossible ? null : 'awards-desk-0011');
      expect(orderProblem(step(from, 'Wining'), sealed)).toBe(from === 'Wining' ? null : 'awards-desk-0011');
    },
  );

  test('the status of the welcome page has no such limits', () => {
    expect(orderProblem(step('Welcome', 'Wining', 'Welcome'), sealed)).toBeNull();
  });
});

test('the status before a moment is the last one scheduled until then', () => {
  const scheduled = [
    { subject: 'Company', status: 'Nomination', at: '2027-02-01T09:00:00.000Z' },
    { subject: 'Individual', status: 'VoteOne', at: '2027-02-10T09:00:00.000Z' },
    { subject: 'Company', status: 'PreVoteOne', at: '2027-03-01T09:00:00.000Z' },
  ] as const;
  const before = (at: string) =>
    statusBefore(scheduled, { subject: 'Company', present: 'PreNomination', at });
  expect(before('2027-01-31T00:00:00.000Z')).toBe('PreNomination');
  expect(before('2027-02-15T00:00:00+01:00')).toBe('Nomination');
  expect(before('2027-03-01T09:00:00.000Z')).toBe('PreVoteOne');
});

test('a vote is over in every status after its own', () => {
  expect(awardsStatuses.filter((status) => isVoteOver('one', status))).toEqual(awardsStatuses.slice(5));
  expect(awardsStatuses.filter((status) => isVoteOver('two', status))).toEqual(awardsStatuses.slice(7));
});

test('a page with a countdown to a past date is reported', () => {
  const page = { step: 'preVotingOne', title: 'Soon', opensAt: '2027-03-01T09:00:00.000Z' } as const;
  const desk = (readAt: string) => ({ steps: [page], readAt });
  expect(passedDate(desk('2027-03-01T09:00:01.000Z'), 'PreVoteOne')).toBe(page);
  expect(passedDate(desk('2027-03-01T08:59:59.000Z'), 'PreVoteOne')).toBeNull();
  expect(passedDate(desk('2027-04-01T00:00:00.000Z'), 'VoteOne')).toBeNull();
});

test('a category with an empty shortlist is reported', () => {
  const category = (id: string, isInSeason = true) => ({
    id,
    awardsType: 'Company' as const,
    name: id,
    description: '',
    criteria: [],
    allowedVotes: 1,
    isInSeason,
  });
  const nominee = (categoryId: string, isShortlisted: boolean, isPublished = true) => ({
    categoryId,
    isPublished,
    isShortlisted,
    withdrawal: null,
  });
  const nominees = [
    nominee('payments', true),
    nominee('data', false),
    nominee('cards', true, false),
    { ...nominee('lending', true), withdrawal: 'Withdrawn' as const },
  ];
  const categories = ['payments', 'data', 'cards', 'lending'].map((id) => category(id));
  const named = withoutShortlist([...categories, category('old', false)], nominees, 'Company');
  expect(named.map(({ id }) => id)).toEqual(['data', 'cards', 'lending']);
  expect(withoutShortlist(categories, nominees, 'Individual')).toEqual([]);
});
