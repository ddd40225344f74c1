import type { UndoReason, Verdict } from '@summit/contract/organising/check-in';

/** What each verdict is called. */
export const verdictNames: Record<Verdict, string> = {
  entered: 'Let in',
  enteredAlready: 'Entered already',
  wrongDay: 'Not today',
  incomplete: 'Not registered completely',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  transferred: 'Passed on',
  blocked: 'Blocked',
  forged: 'Not genuine',
  unknown: 'No such ticket',
};

/** Why somebody who was let in is put out again. */
export const undoReasonWords: Record<UndoReason, string> = {
  pressedByMistake: 'Pressed by mistake',
  wrongPerson: 'It was another person',
  scannedTwice: 'The same person, scanned on two devices',
  notLetIn: 'They were not let in after all',
};
