import type { AttendeeRow } from '../attendees/attendees.tables.ts';

type Refusal = 'fm.cms-0068' | 'fm.cms-0069';

/** Why an attendee may not be signed in; null: they may. Exposed only to those who proved to be this attendee. */
export function loginRefusal({
  isBlocked,
  loginIsDisabled,
}: Pick<AttendeeRow, 'isBlocked' | 'loginIsDisabled'>): Refusal | null {
  if (isBlocked) return 'fm.cms-0069';
  return loginIsDisabled ? 'fm.cms-0068' : null;
}
