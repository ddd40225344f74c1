import * as speakerCalls from '@summit/contract/calls/speakers';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { listSessionsOfSpeakers } from '../agenda/agenda.queries.ts';
import { findPublishedSpeaker, listHomePageSpeakers, listSpeakers } from '../speakers/speakers.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/** Published speakers. Responses are cached as `speakers`. */
export const speakerProfiles: Capability = (app, { db }) => {
  const areMessagesOpen = async () => (await readSection(db, 'speakers')).messagesEnabled;

  serve(app, speakerCalls, {
    speakers: cachedResponse('speakers', freshness, async ({ query }) =>
      withMessages(await listSpeakers(db, query), await areMessagesOpen()),
    ),
    homePageSpeakers: cachedResponse('speakers', freshness, async ({ query }) =>
      withMessages(await listHomePageSpeakers(db, query), await areMessagesOpen()),
    ),
    speaker: cachedResponse('speakers', freshness, async ({ params, fail }) => {
      const speaker = (await findPublishedSpeaker(db, params.id)) ?? fail('cqrs-0009');
      const sessions = await listSessionsOfSpeakers(db, [speaker.id]);
      return { ...reachable(speaker, await areMessagesOpen()), sessions };
    }),
  });
};

interface MessageSwitch {
  canReceiveMessages: boolean;
}

/** Whether a speaker can be written to: they accept messages, and the organisers allow messages to speakers. */
function reachable<S extends MessageSwitch>(speaker: S, areMessagesOpen: boolean): S {
  return { ...speaker, canReceiveMessages: speaker.canReceiveMessages && areMessagesOpen };
}

function withMessages<S extends MessageSwitch, Page extends { speakers: S[] }>(
  page: Page,
  areMessagesOpen: boolean,
): Page {
  return { ...page, speakers: page.speakers.map((speaker) => reachable(speaker, areMessagesOpen)) };
}
