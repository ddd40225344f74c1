import * as settingsCalls from '@summit/contract/calls/settings';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { venueClock, type VenueTimes, withVenueTimes } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';
import { nullWhenMissing } from '../shared/lists/null-when-missing.ts';
import { speakerCard, type SpeakerCardFacts } from '../shared/people/speaker-cards.ts';

type ApiSpeaker = ResponseOf<typeof speakerCalls.speaker>;

/** A session on the profile; without times while the venue's zone is not known. */
export type SpeakerSession = ApiSpeaker['sessions'][number] & Partial<VenueTimes>;

export interface SpeakerProfile extends Omit<ApiSpeaker, 'sessions'> {
  sessions: SpeakerSession[];
  /** The neighbours in the list of speakers, which wraps around; null for the only speaker. */
  previous: SpeakerCardFacts | null;
  next: SpeakerCardFacts | null;
}

/** A published speaker with their sessions, or null when none has this id. Suspends; throws every other ApiError. */
export function useSpeaker(id: string): SpeakerProfile | null {
  return useServerView(speakerView, id);
}

const speakerView = serverView(
  'content.speaker',
  [speakerCalls.speaker, speakerCalls.speakers, settingsCalls.settings],
  async ({ call, stored }, id: string): Promise<SpeakerProfile | null> => {
    if (id === '') return null;
    const [speaker, all, settings] = await Promise.all([
      call(speakerCalls.speaker, { params: { id } }).catch(orValue(nullWhenMissing)),
      // The profile is shown even without its neighbours.
      call(speakerCalls.speakers).then(
        ({ speakers }) => speakers.map(speakerCard),
        () => [],
      ),
      stored(settingsCalls.settings).catch(() => null),
    ]);
    if (!speaker) return null;
    const sessions = settings
      ? withVenueTimes(speaker.sessions, venueClock(settings.event.timeZone))
      : speaker.sessions;
    return { ...speaker, sessions, ...getNeighbours(id, all) };
  },
);

function getNeighbours(id: string, all: readonly SpeakerCardFacts[]) {
  const place = all.findIndex((speaker) => speaker.id === id);
  if (place === -1 || all.length < 2) return { previous: null, next: null };
  return { previous: all.at(place - 1) ?? null, next: all[(place + 1) % all.length] ?? null };
}
