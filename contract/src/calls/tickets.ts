import { optionalText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { listed, moment, nullableText, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/tickets.ts';

export const ticket = defineCall({
  method: 'GET',
  path: '/public/ticket',
  access: 'public',
  personal: true,
  summary: 'The ticket of the signed-in attendee, or the one whose link it is.',
  query: query({ ticket: optionalText() }),
  response: shapes.ticket,
  errors: ['cqrs-0009'],
});

export const ticketCalendar = defineCall({
  method: 'GET',
  path: '/public/ticket/calendar.ics',
  access: 'public',
  summary: 'The days of the event and the moment the doors open, for a calendar.',
  mediaType: 'text/calendar; charset=utf-8',
  query: shapes.byLink,
  response: text(),
  errors: ['cqrs-0009'],
});

export const applePass = defineCall({
  method: 'GET',
  path: '/public/ticket/ticket.pkpass',
  access: 'public',
  summary: 'The ticket for Apple Wallet.',
  mediaType: 'application/vnd.apple.pkpass',
  query: shapes.byLink,
  response: text(),
  errors: ['cqrs-0009'],
});

/** For devices at the door: loaded beforehand, so that tickets are checked without a connection. */
export const ticketCheckList = defineCall({
  method: 'GET',
  path: '/public/tickets/check-list',
  access: 'public',
  summary: 'The public key that verifies tickets, and the numbers of cancelled ones.',
  response: shape({
    publicKey: text(),
    /** The public key of the previous secret, while the site's secret is being replaced. */
    publicKeyBefore: nullableText(),
    asOf: moment(),
    cancelled: listed(text()),
  }),
  errors: [],
});
