import type { ResponseOf } from '@summit/contract/call';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { fullName } from '@summit/contract/full-name';
import { serverView, useEarlyServerView, useServerView } from '@summit/shared-auth/server-view';

type Speaker = ResponseOf<typeof speakerCalls.homePageSpeakers>['speakers'][number];

/** Only the fields that a card shows, because the data is serialised into the page. */
export interface SpeakerCardFacts {
  id: string;
  name: string;
  jobTitle: string;
  company: string;
  imageUrl: string | null;
}

/** Which speakers: those the home page shows, or those whose name or company contains a text; empty for every one. */
export type SpeakerChoice = 'home page' | { name: string };

/** The cards of the speakers. Suspends, on the server too; throws ApiError. */
export function useSpeakerCards(choice: SpeakerChoice) {
  return useServerView(cardsView, choice);
}

/** Prefetches the cards. */
export function useEarlySpeakerCards(choice: SpeakerChoice): void {
  useEarlyServerView(cardsView, choice);
}

const cardsView = serverView(
  'content.speakerCards',
  [speakerCalls.homePageSpeakers, speakerCalls.speakers],
  async ({ call }, choice: SpeakerChoice) => {
    const { speakers, totalItems } =
      choice === 'home page'
        ? await call(speakerCalls.homePageSpeakers)
        : await call(speakerCalls.speakers, { query: { 'filter.Name.Like': choice.name || undefined } });
    return { cards: speakers.map(cardOf), totalItems };
  },
);

function cardOf(speaker: Speaker): SpeakerCardFacts {
  const { id, jobTitle, company, imageUrl } = speaker;
  return { id, name: fullName(speaker), jobTitle, company, imageUrl };
}
