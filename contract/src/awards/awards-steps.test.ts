import { expect, test } from 'vitest';
import { awardsStatuses } from './awards-status.ts';
import { closedStep, isInOrder, statusEffects } from './awards-steps.ts';

test('of all changes of status only the next one and the same one are in order', () => {
  const inOrder = awardsStatuses.flatMap((from) =>
    awardsStatuses.filter((to) => isInOrder(from, to)).map((to) => `${from} ${to}`),
  );
  const expected = awardsStatuses.flatMap((from, at) =>
    awardsStatuses.slice(at, at + 2).map((to) => `${from} ${to}`),
  );
  expect(inOrder).toEqual(expected);
});

test('a change says what it opens, closes and publishes', () => {
  expect(statusEffects('VoteOne', 'Wining')).toEqual({
    opens: [],
    closes: ['the first vote'],
    publishes: ['the shortlist', 'the winners, and the record of every ballot'],
    withdraws: [],
  });
  expect(statusEffects('PreVoteTwo', 'VoteOne')).toEqual({
    opens: ['the first vote'],
    closes: [],
    publishes: [],
    withdraws: [],
  });
});

test.each(awardsStatuses.flatMap((from) => awardsStatuses.map((to) => [from, to] as const)))(
  'from %s to %s: what the way back withdraws is what the way there publishes, and opens what it closes',
  (from, to) => {
    const [there, back] = [statusEffects(from, to), statusEffects(to, from)];
    expect(back.withdraws).toEqual(there.publishes);
    expect(back.opens).toEqual(there.closes);
    expect(closedStep(from, to) !== null).toBe(there.closes.some((what) => what.endsWith('vote')));
  },
);
