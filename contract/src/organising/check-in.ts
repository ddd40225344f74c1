import { venueClock } from '../money-and-time/venue-time.ts';

/** The results of checking a ticket at the door. */
export const verdicts = [
  'entered',
  'enteredAlready',
  /** The event is not on that day. */
  'wrongDay',
  'cancelled',
  'refunded',
  /** Somebody else has the ticket now, with another number. */
  'transferred',
  /** The registration is not complete: there is something to do or to pay. */
  'incomplete',
  'blocked',
  /** The code was changed, or belongs to another site. */
  'forged',
  'unknown',
] as const;

export type Verdict = (typeof verdicts)[number];

/** Why an entry is undone. A choice rather than a free text, because the record stores it permanently. */
export const undoReasons = ['pressedByMistake', 'wrongPerson', 'scannedTwice', 'notLetIn'] as const;

export type UndoReason = (typeof undoReasons)[number];

/** How long after midnight the doors belong to the evening before, in ms. */
const nightMs = 4 * 60 * 60 * 1000;

/**
 * The day that an admission counts for: until the small hours that of the evening, so that anyone who comes back to a party
 * after midnight is let in, and is still awaited in the morning. @param moment ISO 8601
 */
export function getDoorDay(moment: string, timeZone: string): string {
  return venueClock(timeZone).day(new Date(Date.parse(moment) - nightMs).toISOString());
}
