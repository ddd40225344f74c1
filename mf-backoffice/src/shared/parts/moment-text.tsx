import { deviceClock } from '@summit/contract/money-and-time/venue-time';

/** When something was done, by the clock of its reader. */
export function MomentText({ at }: { at: string }) {
  return <time dateTime={at}>{deviceClock().moment(at)}</time>;
}
