import * as calls from '@summit/contract/calls/organise-orders';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, sampleResponse } from '@summit/shared-auth/testing';

type Order = ResponseOf<typeof calls.organisedOrder>;

export const payment: Order['payments'][number] = {
  id: 'pay-1',
  provider: 'sandbox',
  state: 'succeeded',
  amount: '295.00',
  currency: 'GBP',
  createdAt: '2027-03-01T10:00:00.000Z',
  declinedReason: null,
  returnable: '295.00',
  paysForPlace: true,
};

export const paidOrder: Order = sampleResponse(calls.organisedOrder, {
  id: 'order-1',
  createdAt: '2027-03-01T09:00:00.000Z',
  updatedAt: '2027-03-01T10:00:00.000Z',
  state: 'paid',
  attendeeId: 'ada',
  name: 'Ada Hartnell',
  email: 'ada@low.example',
  packageId: 'vip',
  packageName: 'VIP',
  currency: 'GBP',
  total: '295.00',
  paid: '295.00',
  returned: '0.00',
  payments: [payment],
  documents: [{ number: 'SUM-7', kind: 'invoice', gross: '295.00', issuedAt: '2027-03-01T10:01:00.000Z' }],
  timeline: [{ at: '2027-03-01T10:00:00.000Z', text: '£295.00 was paid.' }],
});

export const request: Order['requests'][number] = {
  id: 'request-1',
  orderId: 'order-1',
  paymentId: 'pay-1',
  name: 'Ada Hartnell',
  amount: '150.00',
  currency: 'GBP',
  reason: 'She could not come.',
  requestedBy: 'Bo Lister',
  requestedAt: '2027-03-02T10:00:00.000Z',
  isRequestedByMe: false,
};

export const nothingWaits = respond(calls.refundRequests, { requests: [] });
export const orderOf = (more: Partial<Order> = {}) =>
  respond(calls.organisedOrder, { ...paidOrder, ...more });
export const packages = respond(resourceCalls.resourceEntries, {
  items: [{ key: 'vip', version: 'v1', values: { id: 'vip', name: 'VIP' } }],
  total: 1,
});
