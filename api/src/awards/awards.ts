import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import { ballots, getBallot } from '@summit/contract/season/ballots';
import { getHeadKey, getPublicKey } from '@summit/tally/log/signed-head';
import { repeat } from '../platform/jobs/repeat.ts';
import { cachedResponse } from '../platform/responses/cached-response.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { createVoteHandler, voteStatus } from './ballots/voting.ts';
import { mailNominations } from './mail-nominations.ts';
import { nominate } from './nominating/nominating.ts';
import { listNominationCategories } from './nominating/nomination-categories.queries.ts';
import { forgetNominationContacts } from './nominating/nomination-contacts.queries.ts';
import { listNominations } from './nominating/nominations.queries.ts';
import { listNominees } from './nominating/nominees.queries.ts';
import { listResults } from './results.queries.ts';
import { resultsPicture } from './results-picture.ts';
import { nextChangeAt } from './scheduled-statuses.queries.ts';
import { readSeason, readStatus } from './season.ts';
import { unlinkBallots } from './unlinking/unlink-ballots.queries.ts';
import { publicLog } from './vote-log/ballot-log-export.queries.ts';
import { proveConsistency, proveInclusion } from './vote-log/ballot-proofs.ts';
import { publishHeads } from './vote-log/publish-heads.ts';

/** How often the job for heads of ballot logs runs, in milliseconds; each log's heads are published once an hour. */
const headsMs = 60_000;

/** How often the job that unlinks ballots runs, in milliseconds. */
const unlinkMs = 60_000;

/** How often the job that deletes contacts of nominations runs, in milliseconds. */
const contactsMs = 3_600_000;

/** The awards of companies and of people: what the season shows, and its two votes. */
export const awards: Capability = (app, platform) => {
  const { db, config } = platform;
  repeat(app, 'publish heads of ballot logs', headsMs, () => publishHeads(platform));
  repeat(app, 'unlink ballots from voters', unlinkMs, () => unlinkBallots(platform));
  repeat(app, 'forget contacts of nominations', contactsMs, () => forgetNominationContacts(db));
  serve(app, ballotLogCalls, {
    ballotLog: (input) => publicLog(platform, input),
    ballotKey: async () => ({
      algorithm: 'Ed25519' as const,
      publicKey: getPublicKey(getHeadKey(config.secret)),
      publicKeyBefore: config.secretBefore && getPublicKey(getHeadKey(config.secretBefore)),
    }),
    ballotInclusion: (input) => proveInclusion(platform, input),
    ballotConsistency: (input) => proveConsistency(platform, input),
  });
  serve(app, awardsCalls, {
    // Cached with the settings, so that they change together.
    awardsStatus: cachedResponse('settings', 5, async () => ({
      awardsStatus: await readStatus(db, 'Company'),
      changesAt: await nextChangeAt(db, 'Company'),
    })),
    awardsWelcomeStatus: cachedResponse('settings', 5, async () => ({
      awardsWelcomeStatus: await readStatus(db, 'Welcome'),
      changesAt: await nextChangeAt(db, 'Welcome'),
    })),
    awardsIndividualStatus: cachedResponse('settings', 5, async () => ({
      awardsIndividualStatus: await readStatus(db, 'Individual'),
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

    voteStepOne: createVoteHandler(platform, ballots.companyOne),
    voteStepTwo: createVoteHandler(platform, ballots.companyTwo),
    individualVoteStepOne: createVoteHandler(platform, ballots.individualOne),
    individualVoteStepTwo: createVoteHandler(platform, ballots.individualTwo),

    voteStatusStepOne: ({ query, attendee }) =>
      voteStatus(platform, attendee, getBallot(query.awardsType ?? 'Company', 'one')),
    voteStatusStepTwo: ({ query, attendee }) =>
      voteStatus(platform, attendee, getBallot(query.awardsType ?? 'Company', 'two')),
    individualVoteStatusStepOne: ({ attendee }) => voteStatus(platform, attendee, ballots.individualOne),
    individualVoteStatusStepTwo: ({ attendee }) => voteStatus(platform, attendee, ballots.individualTwo),

    myNominations: async ({ attendee }) => {
      const { year } = await readSeason(db);
      return { nominations: await listNominations(db, attendee.id, year) };
    },
    mailMyNominations: ({ attendee }) => mailNominations(platform, attendee),
    nominate: (input) => nominate(platform, input),
  });
};
