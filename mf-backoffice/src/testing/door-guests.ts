import type * as calls from '@summit/contract/calls/organise-check-in';
import type { ResponseOf } from '@summit/contract/requests/call';

type ShiftList = ResponseOf<typeof calls.shiftList>;

export const ada = {
  ticketNumber: '7F3A-09C2-B41D',
  firstName: 'Ada',
  lastName: 'Low',
  company: 'Meridian Bank',
  category: 'Bank',
  ticket: 'Buy pass',
  accessNeeds: 'A ramp',
};

const event = { timeZone: 'Europe/London', startsOn: '2027-06-08', endsOn: '2027-06-10' };

/** In the morning of the first day. */
export const morning = '2027-06-08T07:00:00.000Z';

/** The list of a shift in which Ada is expected. */
export const shiftList: ShiftList = {
  ...event,
  asOf: morning,
  publicKey: '',
  publicKeyBefore: null,
  organiserId: '44444444-4444-4444-8444-444444444444',
  guests: [ada],
  entered: [],
  refused: [{ ticketNumber: 'AAAA-BBBB-CCCC', verdict: 'refunded' }],
};

export const numbers: ResponseOf<typeof calls.checkInNumbers> = {
  ...event,
  asOf: morning,
  tickets: 412,
  capacity: 900,
  days: [
    { day: '2027-06-08', entered: 12 },
    { day: '2027-06-09', entered: 0 },
  ],
  doubtful: [],
  changes: { entered: [], undone: [] },
};
