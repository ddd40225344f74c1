import { daySpan } from '@summit/contract/money-and-time/day-words';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { Verdict } from '@summit/contract/organising/check-in';
import { verdictNames } from '../shared/words/verdict-names.ts';
import type { Admission } from './device/shift.ts';

export type Tone = 'success' | 'warning' | 'error';

interface Event {
  timeZone: string;
  startsOn: string;
  endsOn: string;
}

/** How each verdict looks. It is never said by colour alone. */
export const toneOf: Record<Verdict, Tone> = {
  entered: 'success',
  enteredAlready: 'warning',
  wrongDay: 'warning',
  incomplete: 'warning',
  cancelled: 'error',
  refunded: 'error',
  transferred: 'error',
  blocked: 'error',
  forged: 'error',
  unknown: 'error',
};

/** The verdict in the largest letters: `Let in`, `Entered already at 09:12`. */
export function verdictTitle({ verdict, entry }: Pick<Admission, 'verdict' | 'entry'>, event: Event): string {
  if (verdict !== 'enteredAlready' || entry === null) return verdictNames[verdict];
  return `${verdictNames[verdict]} at ${venueClock(event.timeZone).time(entry.at)}`;
}

/** What it means, and what to do. */
export function verdictAdvice(
  { verdict, entry }: Pick<Admission, 'verdict' | 'entry'>,
  event: Event,
): string {
  const advice: Record<Verdict, string> = {
    entered: '',
    enteredAlready: entry ? `At ${entry.door}. Ask for a name, and look for it below.` : '',
    wrongDay: `The event is on ${daySpan(event.startsOn, event.endsOn)}.`,
    incomplete: 'Something is still to be done or paid. Send them to the desk.',
    cancelled: 'This ticket was cancelled. Send them to the desk.',
    refunded: 'This ticket was refunded. Send them to the desk.',
    transferred: 'Somebody else has this ticket now, with a code of their own.',
    blocked: 'Send them to the desk.',
    forged: 'The code was changed, or is of another site. Look for the name below.',
    unknown: 'This is no code of a ticket, or one that does not exist. Look for the name below.',
  };
  return advice[verdict];
}
