import { getNoon } from './day-words.ts';
import { venueClock } from './venue-time.ts';

const dayMs = 86_400_000;

/** A day, some days later or earlier. @param day `YYYY-MM-DD` */
export function dayMovedBy(day: string, days: number): string {
  return movedByDays(getNoon(day), days, 'UTC').slice(0, day.length);
}

/**
 * The same time of day at the venue, some days later or earlier: clocks may change between. A time that clocks leave out on
 * that day is the one after it, so that a midnight stays in its day. @param moment ISO 8601
 */
export function movedByDays(moment: string, days: number, timeZone: string): string {
  const clock = venueClock(timeZone);
  const wallAt = (ms: number) => {
    const at = new Date(ms).toISOString();
    return Date.parse(`${clock.day(at)}T${clock.time(at)}:00Z`);
  };
  const before = Date.parse(moment);
  const moved = before + days * dayMs;
  const drift = wallAt(moved) - (wallAt(before) + days * dayMs);
  const same = moved - drift;
  const isShown = wallAt(same) === wallAt(before) + days * dayMs;
  return new Date(isShown ? same : Math.max(same, moved)).toISOString();
}
