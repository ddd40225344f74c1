import { defineRemote } from '@summit/shared-ui/remote';

export default defineRemote('awards', {
  pages: {
    awardsWelcome: () => import('./welcome/welcome-page.tsx'),
    awardsPreNomination: () => import('./waiting/pre-nomination-page.tsx'),
    awardsNominationCategories: () => import('./nomination/nomination-categories-page.tsx'),
    awardsNominationForm: () => import('./nomination/nomination-form-page.tsx'),
    awardsPreVotingOne: () => import('./waiting/pre-voting-one-page.tsx'),
    awardsPreVotingTwo: () => import('./waiting/pre-voting-two-page.tsx'),
    awardsVotingStepOne: () => import('./voting/voting-step-one-page.tsx'),
    awardsVotingStepTwo: () => import('./voting/voting-step-two-page.tsx'),
    awardsVotingThankyou: () => import('./voting/thank-you-page.tsx'),
    awardsHowVotingWorks: () => import('./voting/how-voting-works-page.tsx'),
    awardsShortlisted: () => import('./shortlist/shortlisted-page.tsx'),
    awardsPreWining: () => import('./waiting/pre-wining-page.tsx'),
    awardsWinners: () => import('./results/winners-page.tsx'),
    awardsLeaders: () => import('./results/leaders-page.tsx'),
    awardsIndividual: () => import('./individual/individual-page.tsx'),
    awardsIndividualPreNomination: () => import('./waiting/individual-pre-nomination-page.tsx'),
    awardsIndividualNominationCategories: () =>
      import('./nomination/individual-nomination-categories-page.tsx'),
    awardsIndividualNominationForm: () => import('./nomination/individual-nomination-form-page.tsx'),
    awardsIndividualPreVotingOne: () => import('./waiting/individual-pre-voting-one-page.tsx'),
    awardsIndividualPreVotingTwo: () => import('./waiting/individual-pre-voting-two-page.tsx'),
    awardsIndividualVotingStepOne: () => import('./voting/individual-voting-step-one-page.tsx'),
    awardsIndividualVotingStepTwo: () => import('./voting/individual-voting-step-two-page.tsx'),
    awardsIndividualPreWining: () => import('./waiting/individual-pre-wining-page.tsx'),
    awardsIndividualWinners: () => import('./results/individual-winners-page.tsx'),
  },
  dialogs: {},
});
