import { deviceClock } from '@summit/contract/money-and-time/venue-time';

/** The time of an event, in the reader's time zone. */
export function MomentText({ at }: { at: string }) {
  return <time dateTime={at}>{deviceClock().moment(at)}</time>;
}
