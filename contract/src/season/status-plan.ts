import {
  type AwardsStatus,
  awardsStatuses,
  awardsStatusFacts,
  type VoteStep,
} from '../awards/awards-status.ts';
import { isInOrder } from '../awards/awards-steps.ts';
import type * as organiseAwardsCalls from '../calls/organise-awards.ts';
import type * as organiseNominationsCalls from '../calls/organise-nominations.ts';
import type { ErrorCode } from '../errors/errors.ts';
import type { ResponseOf } from '../requests/call.ts';
import type { AwardsStatusSubject, awardsStepNames } from '../shapes/organise/awards.ts';

type Desk = ResponseOf<typeof organiseAwardsCalls.awardsDesk>;
type DeskNominee = ResponseOf<typeof organiseNominationsCalls.deskNominees>['nominees'][number];

/** A change of a status. */
export interface StatusStep {
  subject: AwardsStatusSubject;
  from: AwardsStatus;
  status: AwardsStatus;
}

/** The facts that decide whether a track can take a status at all. */
export interface VotesSoFar {
  /** The votes whose count may have been seen: they never take another ballot. */
  opened: readonly VoteStep[];
  /** The final vote is unsealed, and its winners are stored. */
  isCounted: boolean;
}

export type OrderProblem = Extract<ErrorCode, 'awards-desk-0010' | 'awards-desk-0011'>;

/** Whether a change takes a second person. The welcome page's own status opens, closes and publishes nothing. */
export function takesTwo({ subject, from, status }: StatusStep): boolean {
  return subject !== 'Welcome' && !isInOrder(from, status);
}

/** Why a change cannot be made, even by two people; null when it can. */
export function orderProblem(
  { subject, from, status }: StatusStep,
  { opened, isCounted }: VotesSoFar,
): OrderProblem | null {
  if (subject === 'Welcome' || from === status) return null;
  const step = awardsStatusFacts[status].voteStep;
  if (step !== null && opened.includes(step)) return 'awards-desk-0010';
  if (status !== 'Wining') return null;
  return from === 'PreWining' && isCounted ? null : 'awards-desk-0011';
}

/**
 * The status that a subject has just before a moment.
 * @param scheduled what is to change by itself, the next first
 */
export function statusBefore(
  scheduled: readonly Pick<Desk['scheduled'][number], 'subject' | 'status' | 'at'>[],
  { subject, present, at }: { subject: AwardsStatusSubject; present: AwardsStatus; at: string },
): AwardsStatus {
  const earlier = scheduled.filter((one) => one.subject === subject && Date.parse(one.at) <= Date.parse(at));
  return earlier.at(-1)?.status ?? present;
}

/** Whether a vote has ended in a status: its ballots are complete. */
export function isVoteOver(step: VoteStep, status: AwardsStatus): boolean {
  const open = awardsStatuses.findIndex((each) => awardsStatusFacts[each].voteStep === step);
  return awardsStatuses.indexOf(status) > open;
}

/** The page of each status that names a date on which something opens. */
const statusPages: Partial<Record<AwardsStatus, (typeof awardsStepNames)[number]>> = {
  PreNomination: 'preNomination',
  PreVoteOne: 'preVotingOne',
  PreVoteTwo: 'preVotingTwo',
};

/** The date that the page of a status would wait for although it has passed; null: none. */
export function passedDate(
  { steps, readAt }: Pick<Desk, 'steps' | 'readAt'>,
  status: AwardsStatus,
): Desk['steps'][number] | null {
  const page = steps.find(({ step }) => step === statusPages[status]);
  const hasPassed = page?.opensAt && Date.parse(page.opensAt) < Date.parse(readAt);
  return page && hasPassed ? page : null;
}

/** What decides whether a nominee is on the ballot of the final vote. */
type Candidate = Pick<DeskNominee, 'categoryId' | 'isPublished' | 'isShortlisted' | 'withdrawal'>;

/** The categories of a track that the final ballot would lack, as none of their shortlisted nominees can be chosen. */
export function withoutShortlist<Category extends Desk['categories'][number]>(
  categories: readonly Category[],
  nominees: readonly Candidate[],
  track: AwardsStatusSubject,
): Category[] {
  const listed = nominees.filter(({ isPublished, isShortlisted, withdrawal }) => {
    return isPublished && isShortlisted && withdrawal === null;
  });
  return categories.filter(({ id, awardsType, isInSeason }) => {
    return isInSeason && awardsType === track && !listed.some(({ categoryId }) => categoryId === id);
  });
}
