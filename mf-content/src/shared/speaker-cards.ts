import type { ResponseOf } from '@summit/contract/call';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { useCall } from '@summit/shared-auth';
import { queryOptions, usePrefetchQuery, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { fullName } from './full-name.ts';

type Speaker = ResponseOf<typeof speakerCalls.homePageSpeakers>['speakers'][number];

/** No more of a speaker than a card shows: the answer travels in the page. */
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
  return useSuspenseQuery(useCardsQuery(choice)).data;
}

/** Asks for them before they are shown. */
export function useEarlySpeakerCards(choice: SpeakerChoice): void {
  usePrefetchQuery(useCardsQuery(choice));
}

function useCardsQuery(choice: SpeakerChoice) {
  const call = useCall();
  return queryOptions({
    queryKey: ['speaker-cards', choice],
    queryFn: async ({ signal }) => {
      const { speakers, totalItems } =
        choice === 'home page'
          ? await call(speakerCalls.homePageSpeakers, { signal })
          : await call(speakerCalls.speakers, {
              query: { 'filter.Name.Like': choice.name || undefined },
              signal,
            });
      return { cards: speakers.map(cardOf), totalItems };
    },
  });
}

function cardOf(speaker: Speaker): SpeakerCardFacts {
  const { id, jobTitle, company, imageUrl } = speaker;
  return { id, name: fullName(speaker), jobTitle, company, imageUrl };
}
