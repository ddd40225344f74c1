import { expect, test } from 'vitest';
import { awardsStatuses } from './awards-status.ts';
import { closedStep, isInOrder, statusEffects } from './awards-steps.ts';

test('only a change to the next or the same status is in order', () => {
  const inOrder = awardsStatuses.flatMap((from) =>
    awardsStatuses.filter((to) => isInOrder(from, to)).map((to) => `${from} ${to}`),
  );
  const expected = awardsStatuses.flatMap((from, at) =>
    awardsStatuses.slice(at, at + 2).map((to) => `${from} ${to}`),
  );
  expect(inOrder).toEqual(expected);
});

test('the effects of a change are what it opens, closes and publishes', () => {
  expect(statusEffects('VoteOne', 'Wining')).toEqual({
    opens: [],
    closes: ['the first vote'],
    publishes: ['the shortlist', 'the winners, and the record of every ballot'],
    finalises: [],
    withdraws: [],
  });
  expect(statusEffects('PreVoteTwo', 'VoteOne')).toEqual({
    opens: ['the first vote'],
    closes: [],
    publishes: [],
    finalises: [expect.stringMatching(/^the nominees and categories of the vote.*a quarter of an hour/)],
    withdraws: [],
  });
});

test.each(awardsStatuses.flatMap((from) => awardsStatuses.map((to) => [from, to] as const)))(
  'from %s to %s: the reverse change withdraws what this one publishes, and opens what it closes',
  (from, to) => {
    const [there, back] = [statusEffects(from, to), statusEffects(to, from)];
    expect(back.withdraws).toEqual(there.publishes);
    expect(back.opens).toEqual(there.closes);
    expect(closedStep(from, to) !== null).toBe(there.closes.some((what) => what.endsWith('vote')));
  },
);
