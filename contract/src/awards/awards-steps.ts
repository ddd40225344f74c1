import { type AwardsStatus, awardsStatuses, awardsStatusFacts } from './awards-status.ts';

/** What is open to visitors in a status, and not in others. */
const openIn: Partial<Record<AwardsStatus, string>> = {
  Nomination: 'nominations',
  VoteOne: 'the first vote',
  VoteTwo: 'the final vote',
};

/** What is public from a status on. */
const publicFrom: readonly (readonly [AwardsStatus, string])[] = [
  ['VoteOne', 'the nominees'],
  ['VoteTwo', 'the shortlist'],
  ['Wining', 'the winners, and the record of every ballot'],
];

/** What a vote makes final for the season, although its status may be set back. */
const finalWithVote =
  'the nominees and categories of the vote, with its first ballot or a quarter of an hour after it opens';

/** What a change of status does for visitors. */
export interface StatusEffects {
  opens: string[];
  closes: string[];
  publishes: string[];
  /** What cannot be changed any more, and from when on. */
  finalises: string[];
  /** What was public and no longer is. What visitors have seen stays seen. */
  withdraws: string[];
}

/** What visitors can do and see after a track's status has changed, and could not before, or no longer can. */
export function statusEffects(from: AwardsStatus, to: AwardsStatus): StatusEffects {
  const [before, after] = [awardsStatuses.indexOf(from), awardsStatuses.indexOf(to)];
  const between = (low: number, high: number) =>
    publicFrom
      .filter(([status]) => {
        const at = awardsStatuses.indexOf(status);
        return at > low && at <= high;
      })
      .map(([, what]) => what);
  return {
    opens: from === to ? [] : [openIn[to] ?? []].flat(),
    closes: from === to ? [] : [openIn[from] ?? []].flat(),
    publishes: between(before, after),
    finalises: from !== to && awardsStatusFacts[to].voteStep !== null ? [finalWithVote] : [],
    withdraws: between(after, before),
  };
}

/** Whether a status follows another directly in a season, or is the same. Everything else takes two people. */
export function isInOrder(from: AwardsStatus, to: AwardsStatus): boolean {
  const step = awardsStatuses.indexOf(to) - awardsStatuses.indexOf(from);
  return step === 0 || step === 1;
}

/** The vote that a change of status closes; null: none. */
export function closedStep(from: AwardsStatus, to: AwardsStatus) {
  const [open, next] = [awardsStatusFacts[from].voteStep, awardsStatusFacts[to].voteStep];
  return open !== null && open !== next ? open : null;
}
