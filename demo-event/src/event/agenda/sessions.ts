import { event } from '../event.ts';
import { dayOne } from './day-one.ts';
import { dayThree } from './day-three.ts';
import { dayTwo } from './day-two.ts';
import type { DemoSession } from './halls.ts';

/** A day of the programme with its date at the venue. */
export interface DemoDay {
  date: string;
  sessions: readonly DemoSession[];
}

export const programme: readonly DemoDay[] = [
  { date: event.days[0], sessions: dayOne },
  { date: event.days[1], sessions: dayTwo },
  { date: event.days[2], sessions: dayThree },
];
