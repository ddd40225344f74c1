import * as pages from '../site/site-map.ts';
import type { AwardsPageId } from './awards-status.ts';

/**
 * The rows of the awards in the site map, for a page that is chosen at run time: with `awardsPages[id]` a browser loads
 * these rows alone. For a known page use `pages.awardsWelcome`.
 */
export const awardsPages = {
  awardsWelcome: pages.awardsWelcome,
  awardsPreNomination: pages.awardsPreNomination,
  awardsNominationCategories: pages.awardsNominationCategories,
  awardsNominationForm: pages.awardsNominationForm,
  awardsPreVotingOne: pages.awardsPreVotingOne,
  awardsPreVotingTwo: pages.awardsPreVotingTwo,
  awardsVotingStepOne: pages.awardsVotingStepOne,
  awardsVotingStepTwo: pages.awardsVotingStepTwo,
  awardsVotingThankyou: pages.awardsVotingThankyou,
  awardsHowVotingWorks: pages.awardsHowVotingWorks,
  awardsShortlisted: pages.awardsShortlisted,
  awardsPreWining: pages.awardsPreWining,
  awardsWinners: pages.awardsWinners,
  awardsLeaders: pages.awardsLeaders,
  awardsIndividual: pages.awardsIndividual,
  awardsIndividualPreNomination: pages.awardsIndividualPreNomination,
  awardsIndividualNominationCategories: pages.awardsIndividualNominationCategories,
  awardsIndividualNominationForm: pages.awardsIndividualNominationForm,
  awardsIndividualPreVotingOne: pages.awardsIndividualPreVotingOne,
  awardsIndividualPreVotingTwo: pages.awardsIndividualPreVotingTwo,
  awardsIndividualVotingStepOne: pages.awardsIndividualVotingStepOne,
  awardsIndividualVotingStepTwo: pages.awardsIndividualVotingStepTwo,
  awardsIndividualPreWining: pages.awardsIndividualPreWining,
  awardsIndividualWinners: pages.awardsIndividualWinners,
} as const satisfies { [Id in AwardsPageId]: (typeof pages)[Id] };
