import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { useServerDataQuery } from '@summit/shared-auth';

/** When a ballot was cast, in the venue's time; the page is shown even if the time zone is unavailable. */
export function useVotedMoment(votedAt: string | null): string {
  const { data: settings } = useServerDataQuery(settingsCalls.settings);
  return votedAt ? venueClock(settings?.event.timeZone ?? 'UTC').moment(votedAt) : '';
}
