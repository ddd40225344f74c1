import * as settingsCalls from '@summit/contract/calls/settings';
import type { VenueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverNow } from '@summit/shared-auth';
import { serverView, useServerView } from '@summit/shared-auth/server-view';

type Settings = ResponseOf<(typeof settingsCalls)['settings']>;

interface Doors {
  /** The opening as ISO 8601. */
  openAt: string;
  closeAt: string | null;
  /** The opening in the venue's time: `Tue 8 June 2027, 08:15`. */
  openWords: string;
}

/** The facts of the event that pages show besides their own texts and lists. */
export interface EventFacts {
  event: Settings['event'];
  motifSeed: number;
  /** When the doors open and close; null when the organisers have set no such date. */
  doors: Doors | null;
  /** Whether the last day is over. */
  isOver: boolean;
  /** Whether tickets are available: registration is open, and the event is not over. */
  registrationIsEnabled: boolean;
}

/**
 * The facts of the event, or null while the settings are unavailable, when a page shows its other content without them.
 * Suspends, on the server too.
 */
export function useEventFacts(): EventFacts | null {
  return useServerView(factsView);
}

const factsView = serverView(
  'site.eventFacts',
  [settingsCalls.settings, settingsCalls.globalSettings],
  async ({ stored }) => {
    // Dates are already formatted in the HTML: only visitors who come from another page load the code that formats them.
    const [settings, switches, time] = await Promise.all([
      stored(settingsCalls.settings),
      stored(settingsCalls.globalSettings),
      import('@summit/contract/money-and-time/venue-time'),
    ]).catch(() => [null, null, null]);
    if (!settings || !switches || !time) return null;
    return factsFrom(settings, switches.registrationIsEnabled, time.venueClock(settings.event.timeZone));
  },
);

function factsFrom(
  { event, theme, keyDates }: Settings,
  registrationIsEnabled: boolean,
  clock: VenueClock,
): EventFacts {
  const doors = keyDates.find(({ kind }) => kind === 'event');
  // The server's clock is used so that hydration matches the server's page.
  const now = serverNow();
  const isOver = doors?.endsAt
    ? now > Date.parse(doors.endsAt)
    : clock.day(new Date(now).toISOString()) > event.endsOn;
  return {
    event,
    motifSeed: theme.decorativeAccents.motifSeed,
    doors: doors
      ? {
          openAt: doors.startsAt,
          closeAt: doors.endsAt,
          openWords: clock.moment(doors.startsAt),
        }
      : null,
    isOver,
    registrationIsEnabled: registrationIsEnabled && !isOver,
  };
}
