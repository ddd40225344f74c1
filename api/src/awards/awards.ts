import { ballotOf, ballots } from '@summit/contract/ballots';
import { awardsCalls } from '@summit/contract/calls/awards';
import { cachedResponse } from '../platform/cached-response.ts';
import { serve, type Capability } from '../platform/serve.ts';
import { readSection } from '../settings/settings.queries.ts';
import { listNominationCategories } from './nomination-categories.queries.ts';
import { nominate } from './nominating.ts';
import { listNominationsOf } from './nominations.queries.ts';
import { listNominees } from './nominees.queries.ts';
import { listResults } from './results.queries.ts';
import { readSeason } from './season.queries.ts';
import { voteStatus, voteWith } from './voting.ts';

/** The awards of companies and of people: what the season shows, and its two votes. */
export const awards: Capability = (app, platform) => {
  const { db } = platform;
  serve(app, awardsCalls, {
    // Cached with the settings, so that they change together.
    awardsStatus: cachedResponse('settings', 5, async () => ({
      awardsStatus: await readSection(db, 'awardsStatus'),
    })),
    awardsWelcomeStatus: cachedResponse('settings', 5, async () => ({
      awardsWelcomeStatus: await readSection(db, 'awardsWelcomeStatus'),
    })),
    awardsIndividualStatus: cachedResponse('settings', 5, async () => ({
      awardsIndividualStatus: await readSection(db, 'awardsIndividualStatus'),
    })),

    nominationCategories: cachedResponse('nomination-categories', 30, ({ query }) =>
      listNominationCategories(db, query),
    ),

    nominees: async ({ query, signedIn }) => {
      const voter = await signedIn();
      return listNominees(db, query, voter?.id ?? null);
    },

    awardsResults: ({ query }) => listResults(db, query),

    voteStepOne: voteWith(platform, ballots.companyOne),
    voteStepTwo: voteWith(platform, ballots.companyTwo),
    individualVoteStepOne: voteWith(platform, ballots.individualOne),
    individualVoteStepTwo: voteWith(platform, ballots.individualTwo),

    voteStatusStepOne: ({ query, attendee }) =>
      voteStatus(platform, attendee, ballotOf(query.awardsType ?? 'Company', 'one')),
    voteStatusStepTwo: ({ query, attendee }) =>
      voteStatus(platform, attendee, ballotOf(query.awardsType ?? 'Company', 'two')),
    individualVoteStatusStepOne: ({ attendee }) => voteStatus(platform, attendee, ballots.individualOne),
    individualVoteStatusStepTwo: ({ attendee }) => voteStatus(platform, attendee, ballots.individualTwo),

    myNominations: async ({ attendee }) => {
      const { year } = await readSeason(db);
      return { nominations: await listNominationsOf(db, attendee.id, year) };
    },
    nominate: (input) => nominate(platform, input),
  });
};
