import * as speakerCalls from '@summit/contract/calls/speakers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { fullName } from '@summit/contract/words/full-name';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';

type Speaker = ResponseOf<typeof speakerCalls.homePageSpeakers>['speakers'][number];

/** Only the fields that a card shows, because the data is serialised into the page. */
export interface SpeakerCardFacts {
  id: string;
  name: string;
  jobTitle: string;
  company: string;
  imageUrl: string | null;
}

/** The cards of the speakers that the home page shows. Suspends, on the server too; throws ApiError. */
export function useSpeakerCards() {
  return useServerView(cardsView);
}

/** Prefetches the cards. */
export function usePrefetchSpeakerCards(): void {
  usePrefetchServerView(cardsView, undefined);
}

const cardsView = serverView('content.speakerCards', [speakerCalls.homePageSpeakers], async ({ call }) => {
  const { speakers } = await call(speakerCalls.homePageSpeakers);
  return { cards: speakers.map(speakerCard) };
});

/** The fields of a speaker that a card shows. */
export function speakerCard(speaker: Omit<Speaker, 'bio'>): SpeakerCardFacts {
  const { id, jobTitle, company, imageUrl } = speaker;
  return { id, name: fullName(speaker), jobTitle, company, imageUrl };
}
