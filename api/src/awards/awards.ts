import { awardsCalls } from '@summit/contract/calls/awards';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { notBuilt, serve, type Capability } from '../platform/serve.ts';
import { readSection } from '../settings/settings.queries.ts';
import { listNominationCategories } from './nomination-categories.queries.ts';
import { listNominees } from './nominees.queries.ts';
import { voteStatus, voteWith } from './voting.ts';

/** The awards of companies and of people: what the season shows, and its two votes. */
export const awards: Capability = (app, platform) => {
  const { db } = platform;
  serve(app, awardsCalls, {
    // Kept with the settings, so that they change together.
    awardsStatus: cachedAnswer('settings', 5, async () => ({
      awardsStatus: await readSection(db, 'awardsStatus'),
    })),
    awardsWelcomeStatus: cachedAnswer('settings', 5, async () => ({
      awardsWelcomeStatus: await readSection(db, 'awardsWelcomeStatus'),
    })),
    awardsIndividualStatus: cachedAnswer('settings', 5, async () => ({
      awardsIndividualStatus: await readSection(db, 'awardsIndividualStatus'),
    })),

    nominationCategories: cachedAnswer('nomination-categories', 30, ({ query }) =>
      listNominationCategories(db, query),
    ),

    nominees: async ({ query, signedIn }) => {
      const voter = await signedIn();
      return listNominees(db, query, voter?.id ?? null);
    },

    voteStepOne: voteWith(platform, { step: 'one', track: 'Company' }),
    voteStepTwo: voteWith(platform, { step: 'two', track: 'Company' }),
    individualVoteStepOne: voteWith(platform, { step: 'one', track: 'Individual' }),
    individualVoteStepTwo: voteWith(platform, { step: 'two', track: 'Individual' }),

    voteStatusStepOne: ({ query, attendee }) =>
      voteStatus(platform, attendee, { step: 'one', track: query.awardsType ?? 'Company' }),
    voteStatusStepTwo: ({ query, attendee }) =>
      voteStatus(platform, attendee, { step: 'two', track: query.awardsType ?? 'Company' }),
    individualVoteStatusStepOne: ({ attendee }) =>
      voteStatus(platform, attendee, { step: 'one', track: 'Individual' }),
    individualVoteStatusStepTwo: ({ attendee }) =>
      voteStatus(platform, attendee, { step: 'two', track: 'Individual' }),

    nominate: notBuilt,
  });
};
