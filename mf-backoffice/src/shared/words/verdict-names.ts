import type { UndoReason, Verdict } from '@summit/contract/organising/check-in';

/** The name of each verdict. */
export const verdictNames: Record<Verdict, string> = {
  entered: 'Let in',
  enteredAlready: 'Already entered',
  wrongDay: 'Not today',
  incomplete: 'Registration incomplete',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  transferred: 'Transferred',
  blocked: 'Blocked',
  forged: 'Not genuine',
  unknown: 'No such ticket',
};

/** The names of the reasons for undoing an admission. */
export const undoReasonWords: Record<UndoReason, string> = {
  pressedByMistake: 'Pressed by mistake',
  wrongPerson: 'Wrong person',
  scannedTwice: 'Same person, scanned on two devices',
  notLetIn: 'Not let in after all',
};
