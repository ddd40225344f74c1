import * as awardsCalls from '@summit/contract/calls/organise-awards';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { VotesSoFar } from '@summit/contract/season/status-plan';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { useRead } from '../shared/data/read.ts';

export type Desk = ResponseOf<typeof awardsCalls.awardsDesk>;
export type DeskVote = Desk['votes'][number];

/** The season as its organisers see it. */
export function useDesk() {
  return useRead(awardsCalls.awardsDesk);
}

/** The facts that decide whether a status can be set at all. */
export function votesSoFar({ votes }: Desk, subject: AwardsStatusSubject): VotesSoFar {
  const own = votes.filter(({ awardsType }) => awardsType === subject);
  const final = own.find(({ step }) => step === 'two');
  return {
    opened: own.filter(({ isOpened }) => isOpened).map(({ step }) => step),
    isCounted: Boolean(final?.unsealing?.confirmedBy) && final?.storedLeaders !== null,
  };
}
