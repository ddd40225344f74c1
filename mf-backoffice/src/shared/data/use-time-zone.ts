import * as settingsCalls from '@summit/contract/calls/settings';
import { useRead } from './read.ts';

/** The venue's zone, in which organisers write and read times; undefined until it is known. */
export function useVenueZone(): string | undefined {
  return useRead(settingsCalls.settings).data?.event.timeZone;
}

/** The same for displaying times; UTC until it is known. */
export function useTimeZone(): string {
  return useVenueZone() ?? 'UTC';
}
