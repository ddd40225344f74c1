import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { choice, flag, moment, nullableShape, nullableText, shape, text } from '../response-shapes.ts';
import { fields, requiredText } from '../rules.ts';
import { transferAccount, transferOffer } from '../transfer-fields.ts';
import { tokens } from './auth.ts';

/**
 * Why a ticket cannot be transferred at the moment; `open`: it can. `personal` are those of a kind that belongs to one
 * person; `refund`: money of it goes back, or is disputed.
 */
const transferStates = ['open', 'notRegistered', 'personal', 'over', 'refund'] as const;

/** What holders see of the transfer of their ticket. */
export const ownTransfer = shape({
  state: choice(transferStates),
  /** When transferring ends: the start of the event. */
  until: moment(),
  /** The colleague who can take the ticket at present. */
  offer: nullableShape({ firstName: text(), lastName: text(), email: text(), expiresAt: moment() }),
});

const byToken = fields({ token: requiredText(limits.longText) });

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
] as const;

/** Giving a ticket to a colleague. Order, payment and invoice stay with the payer. */
export const ticketTransferCalls = defineCalls({
  offerTicket: {
    method: 'POST',
    path: '/attendee/personal/ticket-transfer',
    access: 'attendee',
    summary: 'Offers the ticket to a colleague, who gets a link by mail. It stays valid until they take it.',
    body: transferOffer,
    response: ownTransfer,
    errors: offerErrors,
  },
  withdrawTicketOffer: {
    method: 'DELETE',
    path: '/attendee/personal/ticket-transfer',
    access: 'attendee',
    summary: 'Ends the link of the offer.',
    response: ownTransfer,
    errors: ['cqrs-0009', 'transfer-0001'],
  },
  ticketOffer: {
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
    errors: ['transfer-0001'],
  },
  takeTicket: {
    method: 'POST',
    path: '/public/ticket-transfer',
    access: 'public',
    summary: 'Takes the ticket with a new account, and signs its owner in.',
    body: transferAccount,
    response: tokens,
    errors: [...acceptErrors, 'fm.cms-0029'],
  },
  takeTicketWithAccount: {
    method: 'POST',
    path: '/public/ticket-transfer/with-account',
    access: 'public',
    summary: 'Takes the ticket with the account that the address has, and signs its owner in.',
    body: byToken,
    response: tokens,
    errors: acceptErrors,
  },
});
