import { defineRemote } from '@summit/shared-ui/remote';

const beingPrepared = () => import('./standing-pages/being-prepared-page.tsx');

export default defineRemote('awards', {
  pages: {
    awardsWelcome: () => import('./welcome/welcome-page.tsx'),
    awardsPreNomination: beingPrepared,
    awardsNominationCategories: beingPrepared,
    awardsNominationForm: beingPrepared,
    awardsPreVotingOne: beingPrepared,
    awardsPreVotingTwo: beingPrepared,
    awardsVotingStepOne: () => import('./voting/voting-step-one-page.tsx'),
    awardsVotingStepTwo: () => import('./voting/voting-step-two-page.tsx'),
    awardsVotingThankyou: () => import('./voting/thank-you-page.tsx'),
    awardsShortlisted: beingPrepared,
    awardsPreWining: beingPrepared,
    awardsWinners: beingPrepared,
    awardsLeaders: beingPrepared,
    awardsIndividual: beingPrepared,
    awardsIndividualPreNomination: beingPrepared,
    awardsIndividualNominationCategories: beingPrepared,
    awardsIndividualNominationForm: beingPrepared,
    awardsIndividualPreVotingOne: beingPrepared,
    awardsIndividualPreVotingTwo: beingPrepared,
    awardsIndividualVotingStepOne: () => import('./voting/individual-voting-step-one-page.tsx'),
    awardsIndividualVotingStepTwo: () => import('./voting/individual-voting-step-two-page.tsx'),
    awardsIndividualPreWining: beingPrepared,
    awardsIndividualWinners: beingPrepared,
  },
  dialogs: {},
});
