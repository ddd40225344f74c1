import { deviceClock } from '@summit/contract/money-and-time/venue-time';

/** When a message was sent, where its reader is: `Tue 8 June 2027, 14:30`. In the browser only. */
export function sentTime(moment: string): string {
  return deviceClock().moment(moment);
}
