import type { AwardsTrack } from '../site/page.ts';
import type { PageId, PageIdOf } from '../site/page-ids.ts';

/** The statuses in the order of a season. `PreWining` and `Wining` are spelled as in the API's calls. */
export const awardsStatuses = [
  'Welcome',
  'PreNomination',
  'Nomination',
  'PreVoteOne',
  'VoteOne',
  'PreVoteTwo',
  'VoteTwo',
  'PreWining',
  'Wining',
] as const;

export type AwardsStatus = (typeof awardsStatuses)[number];

export type AwardsPageId = PageIdOf<'awards'>;

/** The two votes of a track, one after the other. */
export const voteSteps = ['one', 'two'] as const;

export type VoteStep = (typeof voteSteps)[number];

interface AwardsStatusFact {
  /** The page that `/awards` (Company) and `/awards/individual` (Individual) lead to. */
  leadsTo: Record<AwardsTrack, AwardsPageId>;
  /** The pages that are open besides `leadsTo` and those that are always open. */
  alsoOpen: readonly AwardsPageId[];
  voteStep: VoteStep | null;
}

/** What each status opens. What it shows in menu and footer is in `awards-frame.ts`. */
export const awardsStatusFacts: Record<AwardsStatus, AwardsStatusFact> = {
  Welcome: {
    leadsTo: { Company: 'awardsWelcome', Individual: 'awardsIndividual' },
    alsoOpen: [],
    voteStep: null,
  },
  PreNomination: {
    leadsTo: { Company: 'awardsPreNomination', Individual: 'awardsIndividualPreNomination' },
    alsoOpen: ['awardsNominationCategories', 'awardsIndividualNominationCategories'],
    voteStep: null,
  },
  Nomination: {
    leadsTo: { Company: 'awardsNominationCategories', Individual: 'awardsIndividualNominationCategories' },
    alsoOpen: ['awardsNominationForm', 'awardsIndividualNominationForm'],
    voteStep: null,
  },
  PreVoteOne: {
    leadsTo: { Company: 'awardsPreVotingOne', Individual: 'awardsIndividualPreVotingOne' },
    alsoOpen: [],
    voteStep: null,
  },
  VoteOne: {
    leadsTo: { Company: 'awardsVotingStepOne', Individual: 'awardsIndividualVotingStepOne' },
    alsoOpen: ['awardsVotingThankyou'],
    voteStep: 'one',
  },
  PreVoteTwo: {
    leadsTo: { Company: 'awardsPreVotingTwo', Individual: 'awardsIndividualPreVotingTwo' },
    alsoOpen: ['awardsVotingThankyou'],
    voteStep: null,
  },
  VoteTwo: {
    leadsTo: { Company: 'awardsVotingStepTwo', Individual: 'awardsIndividualVotingStepTwo' },
    alsoOpen: ['awardsShortlisted', 'awardsVotingThankyou'],
    voteStep: 'two',
  },
  PreWining: {
    leadsTo: { Company: 'awardsPreWining', Individual: 'awardsIndividualPreWining' },
    alsoOpen: ['awardsShortlisted', 'awardsVotingThankyou'],
    voteStep: null,
  },
  Wining: {
    leadsTo: { Company: 'awardsWinners', Individual: 'awardsIndividualWinners' },
    alsoOpen: ['awardsLeaders'],
    voteStep: null,
  },
};

/** The programme itself, and how ballots are counted, can be read in every status. */
const alwaysOpen: readonly AwardsPageId[] = ['awardsWelcome', 'awardsIndividual', 'awardsHowVotingWorks'];

export interface AwardsPageState {
  open: boolean;
  /** The page of the same track to go to: the page itself when it is open. */
  goTo: AwardsPageId;
}

/** Every page of both tracks that a status opens. */
export function openAwardsPages(status: AwardsStatus): AwardsPageId[] {
  const { leadsTo, alsoOpen } = awardsStatusFacts[status];
  return [...new Set([...alwaysOpen, ...Object.values(leadsTo), ...alsoOpen])];
}

/** Whether an awards page is open in a status (that of the page's own track), and where to go if it is not. */
export function awardsPageState(pageId: AwardsPageId, status: AwardsStatus): AwardsPageState {
  const open = openAwardsPages(status).includes(pageId);
  return { open, goTo: open ? pageId : awardsStatusFacts[status].leadsTo[getTrack(pageId)] };
}

/** The step of the vote that a status opens, or the last one before it; null when none has opened yet. */
export function latestVoteStep(status: AwardsStatus): VoteStep | null {
  const soFar = awardsStatuses.slice(0, awardsStatuses.indexOf(status) + 1);
  return soFar.map((each) => awardsStatusFacts[each].voteStep).findLast((step) => step !== null) ?? null;
}

/** The track a page belongs to; pages outside the awards have none and count as Company. */
export function getTrack(pageId: PageId): AwardsTrack {
  return pageId.startsWith('awardsIndividual') ? 'Individual' : 'Company';
}

/** Whether a value from elsewhere is a status of this version. */
export function isAwardsStatus(value: unknown): value is AwardsStatus {
  return awardsStatuses.includes(value as AwardsStatus);
}
