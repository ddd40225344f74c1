import { speakerCalls } from '@summit/contract/calls/speakers';
import { listSessionsOfSpeaker } from '../agenda/agenda.queries.ts';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { serve, type Capability } from '../platform/serve.ts';
import { findPublishedSpeaker, listHomePageSpeakers, listSpeakers } from './speakers.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

/** Published speakers. The kept answers are called `speakers`. */
export const speakers: Capability = (app, { db }) => {
  serve(app, speakerCalls, {
    speakers: cachedAnswer('speakers', freshness, ({ query }) => listSpeakers(db, query)),
    homePageSpeakers: cachedAnswer('speakers', freshness, ({ query }) => listHomePageSpeakers(db, query)),
    speaker: cachedAnswer('speakers', freshness, async ({ params, fail }) => {
      const speaker = (await findPublishedSpeaker(db, params.id)) ?? fail('cqrs-0009');
      return { ...speaker, sessions: await listSessionsOfSpeaker(db, speaker.id) };
    }),
  });
};
