import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { useTimeZone } from '../shared/data/use-time-zone.ts';

/** A moment in the venue's time zone. */
export function VenueMoment({ at }: { at: string }) {
  const moment = useMomentWords();
  return <time dateTime={at}>{moment(at)}</time>;
}

/** `Tue 8 June 2027, 14:30`, at the venue. */
export function useMomentWords(): (at: string) => string {
  const clock = venueClock(useTimeZone());
  return (at) => clock.moment(at);
}
