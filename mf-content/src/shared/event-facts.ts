import type { ResponseOf } from '@summit/contract/call';
import { settingsCalls } from '@summit/contract/calls/settings';
import { serverQuery, useCall } from '@summit/shared-auth';
import { useQueryClient, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { fullDay } from '@summit/contract/day-words';
import { venueClock } from './venue-clock.ts';

type Settings = ResponseOf<(typeof settingsCalls)['settings']>;

interface Doors {
  /** ISO 8601. */
  openAt: string;
  closeAt: string | null;
  /** The opening by the venue's clock: `Tue 8 June 2027, 08:15`. */
  openWords: string;
}

/** What pages say of the event beside their own texts and lists. */
export interface EventFacts {
  event: Settings['event'];
  motifSeed: number;
  /** When the doors open and close; null when the organisers set no such date. */
  doors: Doors | null;
  /** The last day is over. */
  isOver: boolean;
  /** Tickets can be had: registration is open, and the event is not over. */
  registrationIsEnabled: boolean;
}

/**
 * The facts of the event, or null while the settings cannot be had: a page does without them and shows the rest.
 * Suspends, on the server too.
 */
export function useEventFacts(): EventFacts | null {
  const call = useCall();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery({
    queryKey: ['event-facts'],
    queryFn: async () => {
      const [settings, switches] = await Promise.all([
        queryClient.ensureQueryData(serverQuery(call, settingsCalls.settings)),
        queryClient.ensureQueryData(serverQuery(call, settingsCalls.globalSettings)),
      ]).catch(() => [null, null]);
      return settings && switches ? factsFrom(settings, switches.registrationIsEnabled) : null;
    },
  });
  return data;
}

function factsFrom({ event, theme, keyDates }: Settings, registrationIsEnabled: boolean): EventFacts {
  const doors = keyDates.find(({ kind }) => kind === 'event');
  const clock = venueClock(event.timeZone);
  // By the server's clock, whose page the browser continues.
  const isOver = doors?.endsAt
    ? Date.now() > Date.parse(doors.endsAt)
    : clock.day(new Date().toISOString()) > event.endsOn;
  return {
    event,
    motifSeed: theme.decorativeAccents.motifSeed,
    doors: doors
      ? {
          openAt: doors.startsAt,
          closeAt: doors.endsAt,
          openWords: `${fullDay(clock.day(doors.startsAt))}, ${clock.time(doors.startsAt)}`,
        }
      : null,
    isOver,
    registrationIsEnabled: registrationIsEnabled && !isOver,
  };
}
