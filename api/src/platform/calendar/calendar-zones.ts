import { tzlib_get_timezones as listZones } from 'timezones-ical-library';

const zones = new Map(([] as string[]).concat(listZones()).map((name) => [name.toLowerCase(), name]));

/** The name of a time zone that both `Intl` and calendar files support, from any spelling; null when there is none. */
export function zoneNamed(typed: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-GB', { timeZone: typed.trim() }).resolvedOptions();
    return zones.get(typed.trim().toLowerCase()) ?? zones.get(timeZone.toLowerCase()) ?? null;
  } catch {
    return null;
  }
}
