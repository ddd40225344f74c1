import { expect, test } from 'vitest';
import { awardsStatusFacts, getTrack } from '../awards/awards-status.ts';
import { ballots, getBallot } from './ballots.ts';

test.each(Object.entries(ballots))('the ballot %s is of one track and step throughout', (_name, ballot) => {
  expect(getBallot(ballot.track, ballot.step)).toBe(ballot);
  expect(getTrack(ballot.page)).toBe(ballot.track);
  expect(ballot.vote.path.includes('/individual/')).toBe(ballot.track === 'Individual');
  expect(ballot.vote.path.replace('/vote/', '/vote-status/')).toBe(ballot.status.path);
  expect(ballot.vote.path).toMatch(new RegExp(`/step-${ballot.step}$`));
});

test('the status that opens a vote leads to its ballot', () => {
  for (const { voteStep, leadsTo } of Object.values(awardsStatusFacts)) {
    if (!voteStep) continue;
    for (const track of ['Company', 'Individual'] as const) {
      expect(leadsTo[track]).toBe(getBallot(track, voteStep).page);
    }
  }
});
