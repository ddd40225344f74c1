import { describe, expect, test } from 'vitest';
import * as pages from '../site/site-map.ts';
import { wholeRows } from '../tables/whole-rows.ts';
import { frameTexts } from '../texts/frame.ts';
import { awardsFrameFacts } from './awards-frame.ts';
import {
  type AwardsPageId,
  awardsPageState,
  awardsStatuses,
  awardsStatusFacts,
  getTrack,
  isAwardsStatus,
  latestVoteStep,
  openAwardsPages,
} from './awards-status.ts';

const awardsPageIds = Object.entries(wholeRows(pages))
  .filter(([, page]) => page.owner === 'awards')
  .map(([id]) => id as AwardsPageId);

describe('the awards statuses', () => {
  test('are the nine of the specification', () => {
    expect(awardsStatuses).toEqual([
      'Welcome',
      'PreNomination',
      'Nomination',
      'PreVoteOne',
      'VoteOne',
      'PreVoteTwo',
      'VoteTwo',
      'PreWining',
      'Wining',
    ]);
    expect(isAwardsStatus('Winning')).toBe(false);
  });

  test('all leave the page open where receipts are listed and checked', () => {
    for (const status of awardsStatuses) {
      expect(awardsPageState('awardsHowVotingWorks', status)).toEqual({
        open: true,
        goTo: 'awardsHowVotingWorks',
      });
    }
  });

  test('open every awards page in at least one status', () => {
    const opened = new Set(awardsStatuses.flatMap(openAwardsPages));
    expect([...opened].sort()).toEqual([...awardsPageIds].sort());
  });

  test('open one step of the vote at a time', () => {
    const steps = awardsStatuses.map((status) => awardsStatusFacts[status].voteStep);
    expect(steps).toEqual([null, null, null, null, 'one', null, 'two', null, null]);
    for (const status of awardsStatuses) {
      const open = openAwardsPages(status);
      expect(open.includes('awardsVotingStepOne')).toBe(status === 'VoteOne');
      expect(open.includes('awardsVotingStepTwo')).toBe(status === 'VoteTwo');
    }
  });

  test('remember the last step of the vote', () => {
    const latest = awardsStatuses.map(latestVoteStep);
    expect(latest).toEqual([null, null, null, null, 'one', 'one', 'two', 'two', 'two']);
  });

  test('show winners and leaders in Wining only', () => {
    for (const status of awardsStatuses) {
      for (const page of ['awardsWinners', 'awardsLeaders', 'awardsIndividualWinners'] as const) {
        expect(awardsPageState(page, status).open).toBe(status === 'Wining');
      }
    }
  });
});

describe('the awards submenu', () => {
  test.each(awardsStatuses)('has the right entries in %s', (status) => {
    const labels = awardsFrameFacts[status].submenu.map(({ label }) => frameTexts[label]);
    expect(labels.includes('About the Awards')).toBe(status !== 'Wining');
    expect(labels.includes('Voting')).toBe(status === 'VoteOne');
    expect(labels.includes('Official Shortlist')).toBe(status === 'VoteTwo');
    expect(labels.includes('Winners and Leaders List')).toBe(status === 'Wining');
  });

  test.each(awardsStatuses)('links only to pages that %s opens', (status) => {
    for (const { page } of awardsFrameFacts[status].submenu) {
      expect(awardsPageState(page, status).open).toBe(true);
    }
  });
});

describe('a page that the status does not open', () => {
  test('redirects to the open page of its own track', () => {
    expect(awardsPageState('awardsVotingStepOne', 'Welcome')).toEqual({ open: false, goTo: 'awardsWelcome' });
    expect(awardsPageState('awardsIndividualWinners', 'VoteTwo')).toEqual({
      open: false,
      goTo: 'awardsIndividualVotingStepTwo',
    });
    expect(awardsPageState('awardsVotingStepOne', 'VoteOne')).toEqual({
      open: true,
      goTo: 'awardsVotingStepOne',
    });
  });

  test.each(awardsStatuses)('always has a page to redirect to in %s', (status) => {
    for (const page of awardsPageIds) {
      const { goTo } = awardsPageState(page, status);
      expect(openAwardsPages(status)).toContain(goTo);
      expect(getTrack(goTo)).toBe(getTrack(page));
    }
  });
});
