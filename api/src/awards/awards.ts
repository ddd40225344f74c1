import { ballotOf, ballots } from '@summit/contract/ballots';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import { cachedResponse } from '../platform/cached-response.ts';
import { repeat } from '../platform/repeat.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { readSection } from '../settings/settings.queries.ts';
import { headKeyOf, publicKeyOf } from './ballot-log/signed-head.ts';
import { publicLog } from './ballot-log-export.ts';
import { proveConsistency, proveInclusion } from './ballot-proofs.ts';
import { mailNominations } from './mail-nominations.ts';
import { nominate } from './nominating.ts';
import { listNominationCategories } from './nomination-categories.queries.ts';
import { forgetNominationContacts } from './nomination-contacts.queries.ts';
import { listNominationsOf } from './nominations.queries.ts';
import { listNominees } from './nominees.queries.ts';
import { publishHeads } from './publish-heads.ts';
import { listResults } from './results.queries.ts';
import { resultsPicture } from './results-picture.ts';
import { nextChangeAt } from './scheduled-statuses.queries.ts';
import { readSeason } from './season.queries.ts';
import { unlinkBallots } from './unlink-ballots.ts';
import { voteStatus, voteWith } from './voting.ts';

/** How often heads of the ballot logs are looked after, in milliseconds; each log's are published once an hour. */
const headsMs = 60_000;

/** How often is looked whether the ballots of a vote are to be unlinked, in milliseconds. */
const unlinkMs = 60_000;

/** How often is looked whether contacts of nominations are to be deleted, in milliseconds. */
const contactsMs = 3_600_000;

/** The awards of companies and of people: what the season shows, and its two votes. */
export const awards: Capability = (app, platform) => {
  const { db } = platform;
  repeat(app, 'publish heads of ballot logs', headsMs, () => publishHeads(platform));
  repeat(app, 'unlink ballots from voters', unlinkMs, () => unlinkBallots(platform));
  repeat(app, 'forget contacts of nominations', contactsMs, () => forgetNominationContacts(db));
  serve(app, ballotLogCalls, {
    ballotLog: (input) => publicLog(platform, input),
    ballotKey: async () => ({
      algorithm: 'Ed25519' as const,
      publicKey: publicKeyOf(headKeyOf(platform.config.secret)),
    }),
    ballotInclusion: (input) => proveInclusion(platform, input),
    ballotConsistency: (input) => proveConsistency(platform, input),
  });
  serve(app, awardsCalls, {
    // Cached with the settings, so that they change together.
    awardsStatus: cachedResponse('settings', 5, async () => ({
      awardsStatus: await readSection(db, 'awardsStatus'),
      changesAt: await nextChangeAt(db, 'Company'),
    })),
    awardsWelcomeStatus: cachedResponse('settings', 5, async () => ({
      awardsWelcomeStatus: await readSection(db, 'awardsWelcomeStatus'),
      changesAt: await nextChangeAt(db, 'Welcome'),
    })),
    awardsIndividualStatus: cachedResponse('settings', 5, async () => ({
      awardsIndividualStatus: await readSection(db, 'awardsIndividualStatus'),
      changesAt: await nextChangeAt(db, 'Individual'),
    })),

    nominationCategories: cachedResponse('nomination-categories', 30, ({ query }) =>
      listNominationCategories(db, query),
    ),

    nominees: async ({ query, signedIn }) => {
      const voter = await signedIn();
      return listNominees(db, query, voter?.id ?? null);
    },

    awardsResults: ({ query }) => listResults(db, query),
    resultsPicture: ({ query }) => resultsPicture(db, query),

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
    mailMyNominations: ({ attendee }) => mailNominations(platform, attendee),
    nominate: (input) => nominate(platform, input),
  });
};
