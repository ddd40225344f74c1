import { fields } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { gridOf, gridQuery } from '../organising/grid-query.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { listed, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/organise/orders.ts';
import * as refundShapes from '../shapes/organise/refunds.ts';
import { dryRun } from '../shapes/organise/resources.ts';
import { messages } from '../words/messages.ts';
import { boolean } from '../yup.ts';

// Orders, the payments of each, and money that organisers return.

export const organisedOrders = defineCall({
  method: 'GET',
  path: '/backoffice/orders',
  access: 'organiser',
  permission: 'orders.read',
  summary:
    'Orders, the latest first. Filters: state, packageId, promoCode, currency, attendeeId, createdAt, isDeclined, hasRefund, needsSomebody.',
  query: gridQuery({ sorts: shapes.orderSorts, most: limits.peopleOnPage }),
  response: gridOf(shapes.listedOrder),
  errors: [],
});

export const organisedOrder = defineCall({
  method: 'GET',
  path: '/backoffice/orders/:id',
  access: 'organiser',
  permission: 'orders.read',
  summary: 'An order with its payments, what went back, its invoices, and what happened in words.',
  params: shapes.orderParams,
  response: shapes.orderDetail,
  errors: ['cqrs-0009'],
});

export const orderDocument = defineCall({
  method: 'GET',
  path: '/backoffice/orders/:id/documents/:number',
  access: 'organiser',
  permission: 'orders.read',
  summary: 'An invoice or a credit note of an order as a PDF.',
  mediaType: 'application/pdf',
  params: shapes.documentParams,
  response: text(),
  errors: ['cqrs-0009', 'pdf-0005'],
});

export const refundPayment = defineCall({
  method: 'POST',
  path: '/backoffice/orders/:id/refunds',
  access: 'organiser',
  permission: 'orders.refund',
  recent: true,
  summary:
    'Returns a payment, whole or in part, to the card. From the amount in the settings on a second organiser has to confirm it.',
  params: shapes.orderParams,
  query: query({ dryRun }),
  body: refundShapes.wantedRefund,
  response: refundShapes.refundOutcome,
  errors: ['organiser-0005', 'cqrs-0009', 'resource-0001', 'refund-0001', 'refund-0003'],
});

export const refundRequests = defineCall({
  method: 'GET',
  path: '/backoffice/refund-requests',
  access: 'organiser',
  permission: 'orders.read',
  summary: 'Refunds that wait for a second person, the earliest first.',
  response: shape({ requests: listed(refundShapes.refundRequest) }),
  errors: [],
});

export const decideRefundRequest = defineCall({
  method: 'PUT',
  path: '/backoffice/refund-requests/:id',
  access: 'organiser',
  permission: 'orders.confirm',
  recent: true,
  summary:
    'Confirms a refund that somebody else asked for, or refuses it. Who asked for it can take it back.',
  params: shapes.orderParams,
  body: fields({ isConfirmed: boolean().required(messages.required) }),
  errors: ['organiser-0005', 'cqrs-0009', 'resource-0001', 'refund-0002', 'refund-0003', 'refund-0004'],
});
