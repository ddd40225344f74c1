import { requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { transferAccount, transferOffer } from '../registration/transfer-fields.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { flag, moment, nullableText, shape, text } from '../requests/response-shapes.ts';
import { tokens } from '../shapes/attendees/auth.ts';
import * as shapes from '../shapes/attendees/ticket-transfers.ts';

// Giving a ticket to a colleague. Order, payment and invoice stay with the payer.

const offerErrors = [
  'cqrs-0009',
  'transfer-0002',
  'transfer-0003',
  'transfer-0004',
  'transfer-0005',
  'transfer-0007',
  'email.domain-0001',
  'email.domain-0002',
  'email.domain-0003',
] as const;

const acceptErrors = [
  'transfer-0001',
  'transfer-0002',
  'transfer-0004',
  'transfer-0005',
  'transfer-0006',
  'transfer-0008',
] as const;

export const offerTicket = defineCall({
  method: 'POST',
  path: '/attendee/personal/ticket-transfer',
  access: 'attendee',
  summary: 'Offers the ticket to a colleague, who gets a link by mail. It stays valid until they take it.',
  body: transferOffer,
  response: shapes.ownTransfer,
  errors: offerErrors,
});

export const withdrawTicketOffer = defineCall({
  method: 'DELETE',
  path: '/attendee/personal/ticket-transfer',
  access: 'attendee',
  summary: 'Ends the link of the offer.',
  response: shapes.ownTransfer,
  errors: ['cqrs-0009', 'transfer-0001'],
});

export const ticketOffer = defineCall({
  method: 'GET',
  path: '/public/ticket-transfer',
  access: 'public',
  summary: 'What the link of an offer gives, and to whom.',
  query: query({ token: requiredText(limits.longText) }),
  response: shape({
    holderName: text(),
    /** The package, or the kind of ticket. */
    ticketName: text(),
    company: nullableText(),
    firstName: text(),
    lastName: text(),
    email: text(),
    /** The address has an account already: nothing is to be filled in. */
    hasAccount: flag(),
    expiresAt: moment(),
  }),
  errors: ['transfer-0001', 'transfer-0008'],
});

export const takeTicket = defineCall({
  method: 'POST',
  path: '/public/ticket-transfer',
  access: 'public',
  summary: 'Takes the ticket with a new account, and signs its owner in.',
  body: transferAccount,
  response: tokens,
  errors: [...acceptErrors, 'fm.cms-0029'],
});

export const takeTicketWithAccount = defineCall({
  method: 'POST',
  path: '/public/ticket-transfer/with-account',
  access: 'public',
  summary: 'Takes the ticket with the account that the address has, and signs its owner in.',
  body: shapes.byToken,
  response: tokens,
  errors: acceptErrors,
});
