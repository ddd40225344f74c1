import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverNow } from '@summit/shared-auth';
import { serverView, useServerView } from '@summit/shared-auth/server-view';

// The formatted moments come with the HTML, because a phone takes longer to load the rules of a time zone than to hydrate
// the page. The code that formats them is loaded when the visitor comes from another page.
const loadVenueTime = () => import('@summit/contract/money-and-time/venue-time');

/** A moment in words, in the venue's time. */
export interface MomentWords {
  /** `Tue 8 June 2027` */
  fullDay: string;
  /** `14:30` */
  time: string;
  /** Whether it was more than a day ago, so that no visitor waits for it any more. */
  isPast: boolean;
}

type KeyDate = ResponseOf<typeof settingsCalls.settings>['keyDates'][number];

/** A key date with its day in words. */
export interface SeasonDate extends Pick<KeyDate, 'id' | 'title' | 'startsAt'> {
  /** `Tue 8 June 2027` */
  day: string;
}

const awardsKinds = ['nominations', 'voting', 'ceremony'];

const seasonView = serverView('awards.season', [settingsCalls.settings], async ({ stored }) => {
  const [{ keyDates, event }, { venueClock }] = await Promise.all([
    stored(settingsCalls.settings),
    loadVenueTime(),
  ]);
  const clock = venueClock(event.timeZone);
  return keyDates
    .filter(({ kind }) => awardsKinds.includes(kind))
    .map(({ id, title, startsAt }): SeasonDate => ({ id, title, startsAt, day: clock.fullDay(startsAt) }));
});

/** The awards' dates among the organisers' key dates. Suspends; throws ApiError. */
export function useSeasonDates(): SeasonDate[] {
  return useServerView(seasonView);
}

const aDay = 86_400_000;

const momentView = serverView(
  'awards.moment',
  [settingsCalls.settings],
  async ({ stored }, at: string | null): Promise<MomentWords | null> => {
    if (at === null) return null;
    const [{ event }, { venueClock }] = await Promise.all([stored(settingsCalls.settings), loadVenueTime()]);
    const clock = venueClock(event.timeZone);
    const isPast = Date.parse(at) < serverNow() - aDay;
    return { fullDay: clock.fullDay(at), time: clock.time(at), isPast };
  },
);

/** A moment (ISO 8601) in words; null for null. Suspends; throws ApiError. */
export function useMomentWords(at: string | null): MomentWords | null {
  return useServerView(momentView, at);
}
