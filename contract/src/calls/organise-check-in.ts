import { defineCall } from '../requests/call.ts';
import * as shapes from '../shapes/organise/check-in.ts';

// The doors of the event. Those who work there see who has a ticket and that they came, and no more of them.

export const admitTicket = defineCall({
  method: 'POST',
  path: '/backoffice/check-in/admissions',
  access: 'organiser',
  permission: 'door.use',
  summary:
    'Lets in who has a ticket, or says why not. `id` is drawn by the device: the same one twice is one admission.',
  body: shapes.toAdmit,
  response: shapes.admission,
  errors: ['check-in-0002'],
});

export const settleAdmissions = defineCall({
  method: 'POST',
  path: '/backoffice/check-in/settlements',
  access: 'organiser',
  permission: 'door.use',
  summary:
    'Takes over whom a device let in without a connection, each with its moment, and says of each whether the ticket allowed it.',
  body: shapes.toSettle,
  response: shapes.settled,
  errors: [],
});

export const undoAdmission = defineCall({
  method: 'PUT',
  path: '/backoffice/check-in/admissions/:id/undone',
  access: 'organiser',
  permission: 'door.use',
  summary: 'Says that somebody did not enter after all, and why; the ticket lets them in again.',
  params: shapes.undoParams,
  body: shapes.toUndo,
  errors: ['cqrs-0009', 'check-in-0001'],
});

export const guestsAtDoor = defineCall({
  method: 'GET',
  path: '/backoffice/check-in/guests',
  access: 'organiser',
  permission: 'door.use',
  summary: 'Looks for people by name, company, address or number of the ticket: the first few.',
  query: shapes.guestQuery,
  response: shapes.foundGuests,
  errors: [],
});

export const checkInNumbers = defineCall({
  method: 'GET',
  path: '/backoffice/check-in/numbers',
  access: 'organiser',
  permission: 'door.use',
  summary:
    'How many have entered on each day, whom somebody should look at, and what happened since a moment.',
  query: shapes.numbersQuery,
  response: shapes.numbers,
  errors: [],
});

export const shiftList = defineCall({
  method: 'GET',
  path: '/backoffice/check-in/shift-list',
  access: 'organiser',
  permission: 'door.use',
  recent: true,
  summary: 'What a device needs to let people in without a connection; that it was taken is on record.',
  response: shapes.shiftList,
  errors: ['organiser-0005'],
});

export const badgeSheet = defineCall({
  method: 'POST',
  path: '/backoffice/check-in/badges',
  access: 'organiser',
  permission: 'door.badges',
  recent: true,
  summary: 'Badges to be printed, of chosen tickets or of all by name; that they were taken is on record.',
  body: shapes.badgeChoice,
  response: shapes.badges,
  errors: ['organiser-0005'],
});
