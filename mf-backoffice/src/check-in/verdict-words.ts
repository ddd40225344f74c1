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

/** The look of each verdict, which is never expressed only by colour. */
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

/** The verdict in the largest letters: `Let in`, `Already entered at 09:12`. */
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
    enteredAlready: entry ? `At ${entry.door}. Ask for the name, and search for it below.` : '',
    wrongDay: `The event is on ${daySpan(event.startsOn, event.endsOn)}.`,
    incomplete: 'Registration or payment is not complete. Send them to the desk.',
    cancelled: 'This ticket was cancelled. Send them to the desk.',
    refunded: 'This ticket was refunded. Send them to the desk.',
    transferred: 'Someone else has this ticket now, with another code.',
    blocked: 'Send them to the desk.',
    forged: 'The code was changed, or is from another site. Search for the name below.',
    unknown: 'This is not a ticket code, or the ticket does not exist. Search for the name below.',
  };
  return advice[verdict];
}
