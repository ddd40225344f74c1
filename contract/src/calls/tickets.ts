import { attendeeTypes } from '../attendee-types.ts';
import { defineCalls } from '../call.ts';
import { query } from '../list-query.ts';
import { choice, flag, listed, moment, nullableText, shape, text, whole } from '../response-shapes.ts';
import { optionalText, requiredText } from '../rules.ts';

/** A ticket as its owner sees it. */
const ticket = shape({
  number: text(),
  firstName: text(),
  lastName: text(),
  jobTitle: nullableText(),
  company: nullableText(),
  attendeeType: choice(attendeeTypes),
  categoryName: text(),
  packageName: nullableText(),
  /** It was paid for, so that there may be an invoice. */
  isPaid: flag(),
  /** What the QR code says: signed, and without anything personal. */
  code: text(),
  /** The code as an SVG path of unit squares, in a square of `size`. */
  qr: shape({ size: whole(), path: text() }),
  /** In links that open the ticket and its invoices without a login. */
  token: text(),
  /** Whether the calls of the wallets are configured. */
  hasAppleWallet: flag(),
  /** Absolute; null: not configured. */
  googleWalletUrl: nullableText(),
});

/** By the token of a ticket's link. */
const byLink = query({ ticket: requiredText() });

export const ticketCalls = defineCalls({
  ticket: {
    method: 'GET',
    path: '/public/ticket',
    access: 'public',
    personal: true,
    summary: 'The ticket of the signed-in attendee, or the one whose link it is.',
    query: query({ ticket: optionalText() }),
    response: ticket,
    errors: ['cqrs-0009'],
  },
  ticketCalendar: {
    method: 'GET',
    path: '/public/ticket/calendar.ics',
    access: 'public',
    summary: 'The days of the event and the moment the doors open, for a calendar.',
    mediaType: 'text/calendar; charset=utf-8',
    query: byLink,
    response: text(),
    errors: ['cqrs-0009'],
  },
  applePass: {
    method: 'GET',
    path: '/public/ticket/ticket.pkpass',
    access: 'public',
    summary: 'The ticket for Apple Wallet.',
    mediaType: 'application/vnd.apple.pkpass',
    query: byLink,
    response: text(),
    errors: ['cqrs-0009'],
  },
  /** For devices at the door: loaded beforehand, so that tickets are checked without a connection. */
  ticketCheckList: {
    method: 'GET',
    path: '/public/tickets/check-list',
    access: 'public',
    summary: 'The public key that verifies tickets, and the numbers of cancelled ones.',
    response: shape({ publicKey: text(), asOf: moment(), cancelled: listed(text()) }),
    errors: [],
  },
});
