import * as agendaCalls from '@summit/contract/calls/agenda';
import * as speakerCalls from '@summit/contract/calls/speakers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';
import { speakerCard, type SpeakerCardFacts } from '../shared/people/speaker-cards.ts';
import { getTracks, type Track } from '../shared/sessions/tracks.ts';

type Session = ResponseOf<typeof agendaCalls.agendaSessions>['agendaSessions'][number];

/** A speaker with the fields of the filters. */
export interface ListedSpeaker extends SpeakerCardFacts {
  /** The tracks of their sessions, then their own topics. */
  topics: string[];
  /** The days on which they are on stage, in order. */
  days: string[];
}

export interface SpeakersResponse {
  speakers: ListedSpeaker[];
  /** The tracks of all speakers' sessions, by name, with the place that determines their colour. */
  tracks: Track[];
  /** The days on which someone speaks, in order. */
  days: string[];
}

/** Every published speaker. Suspends, on the server too; throws ApiError. */
export function useListedSpeakers(): SpeakersResponse {
  return useServerView(listView);
}

/** Prefetches the speakers. */
export function usePrefetchListedSpeakers(): void {
  usePrefetchServerView(listView, undefined);
}

const listView = serverView(
  'content.listedSpeakers',
  [speakerCalls.speakers, agendaCalls.agendaSessions],
  async ({ call }): Promise<SpeakersResponse> => {
    const [{ speakers }, sessions] = await Promise.all([
      call(speakerCalls.speakers),
      // Without the programme there are no filters, but all speakers are listed.
      call(agendaCalls.agendaSessions).then(
        ({ agendaSessions }) => agendaSessions,
        () => [],
      ),
    ]);
    const onStage = sessionsBySpeaker(sessions);
    const listed = speakers.map((speaker) => {
      const theirs = onStage.get(speaker.id) ?? [];
      const topics = [...theirs.flatMap(({ track }) => track ?? []), ...speaker.tags];
      return {
        ...speakerCard(speaker),
        topics: [...new Set(topics)],
        days: [...new Set(theirs.map(({ day }) => day))].sort(),
      };
    });
    return {
      speakers: listed,
      tracks: getTracks([...onStage.values()].flat()),
      days: [...new Set(listed.flatMap(({ days }) => days))].sort(),
    };
  },
);

function sessionsBySpeaker(sessions: readonly Session[]): ReadonlyMap<string, Session[]> {
  const found = new Map<string, Session[]>();
  for (const session of sessions) {
    for (const { id } of session.speakers) found.set(id, [...(found.get(id) ?? []), session]);
  }
  return found;
}
