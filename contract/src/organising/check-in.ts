/** What the door says of a ticket. */
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
  /** The code was changed, or is of another site. */
  'forged',
  'unknown',
] as const;

export type Verdict = (typeof verdicts)[number];

/** Why somebody is no longer counted as having entered. A choice, because the record keeps it for good. */
export const undoReasons = ['pressedByMistake', 'wrongPerson', 'scannedTwice', 'notLetIn'] as const;

export type UndoReason = (typeof undoReasons)[number];
