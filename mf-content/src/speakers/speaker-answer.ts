import type { ResponseOf } from '@summit/contract/call';
import { settingsCalls } from '@summit/contract/calls/settings';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { serverQuery, useCall } from '@summit/shared-auth';
import { useQueryClient, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { nullWhenMissing } from '../shared/null-when-missing.ts';
import { venueClock, withVenueTimes, type VenueTimes } from '../shared/venue-clock.ts';

type Answer = ResponseOf<typeof speakerCalls.speaker>;

/** A session as the profile shows it; without times while the venue's zone is not known. */
export type SpeakerSession = Answer['sessions'][number] & Partial<VenueTimes>;

export interface SpeakerProfile extends Omit<Answer, 'sessions'> {
  sessions: SpeakerSession[];
}

/** A published speaker with their sessions, or null when there is none by this id. Suspends; throws every other ApiError. */
export function useSpeaker(id: string): SpeakerProfile | null {
  const call = useCall();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery({
    queryKey: ['speaker', id],
    queryFn: async ({ signal }): Promise<SpeakerProfile | null> => {
      if (id === '') return null;
      const [speaker, settings] = await Promise.all([
        call(speakerCalls.speaker, { params: { id }, signal }).catch(nullWhenMissing),
        queryClient.ensureQueryData(serverQuery(call, settingsCalls.settings)).catch(() => null),
      ]);
      if (!speaker || !settings) return speaker;
      return { ...speaker, sessions: withVenueTimes(speaker.sessions, venueClock(settings.event.timeZone)) };
    },
  });
  return data;
}
