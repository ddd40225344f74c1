import type { ResponseOf } from '@summit/contract/call';
import { settingsCalls } from '@summit/contract/calls/settings';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { venueClock, type VenueTimes, withVenueTimes } from '@summit/contract/venue-time';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';
import { nullWhenMissing } from '../shared/null-when-missing.ts';

type ApiSpeaker = ResponseOf<typeof speakerCalls.speaker>;

/** A session as the profile shows it; without times while the venue's zone is not known. */
export type SpeakerSession = ApiSpeaker['sessions'][number] & Partial<VenueTimes>;

export interface SpeakerProfile extends Omit<ApiSpeaker, 'sessions'> {
  sessions: SpeakerSession[];
}

/** A published speaker with their sessions, or null when none has this id. Suspends; throws every other ApiError. */
export function useSpeaker(id: string): SpeakerProfile | null {
  return useServerView(speakerView, id);
}

const speakerView = serverView(
  'content.speaker',
  [speakerCalls.speaker, settingsCalls.settings],
  async ({ call, stored }, id: string): Promise<SpeakerProfile | null> => {
    if (id === '') return null;
    const [speaker, settings] = await Promise.all([
      call(speakerCalls.speaker, { params: { id } }).catch(orValue(nullWhenMissing)),
      stored(settingsCalls.settings).catch(() => null),
    ]);
    if (!speaker || !settings) return speaker;
    return { ...speaker, sessions: withVenueTimes(speaker.sessions, venueClock(settings.event.timeZone)) };
  },
);
