import { act, screen, waitFor } from '@testing-library/react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as paymentCalls from '@summit/contract/calls/payments';
import { href } from '@summit/contract/href';
import type { TransactionEvent } from '@summit/contract/realtime';
import * as pages from '@summit/contract/site-map';
import { respond, respondWithError, sampleResponse } from '@summit/shared-auth/testing';
import { openTransactions } from '@summit/shared-auth/transactions';
import { renderPage } from '../testing/page-rendering.tsx';
import { statusIs } from '../testing/tickets-visit.ts';
import ExecutePaymentPage from './execute-payment-page.tsx';

jest.mock('@summit/shared-auth/transactions');

const { paymentInfo } = paymentCalls;

/** The websocket of the page: what it was opened with, and what the server sends on it. */
let emit: ((event: TransactionEvent) => void) | undefined;
const close = jest.fn();

beforeEach(() => {
  emit = undefined;
  jest.mocked(openTransactions).mockImplementation((_connection, onEvent) => {
    emit = onEvent;
    return close;
  });
});

async function sent(event: TransactionEvent): Promise<void> {
  await waitFor(() => expect(emit).toBeDefined());
  act(() => emit?.(event));
}

const paymentIs = (paymentStatus: 'Pending' | 'Declined' | 'None') =>
  respond(paymentInfo, sampleResponse(paymentInfo, { paymentStatus }));

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(ExecutePaymentPage, {
    url: href(pages.registrationExecutePayment),
    status: 'PendingPayment',
    ...options,
  });

test('says that the confirmation is awaited', async () => {
  const { location } = open({ responses: [paymentIs('Pending'), statusIs('PendingPayment')] });
  expect(await screen.findByText('Waiting for the confirmation')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeVisible();
  expect(location()).toBe('/registration/execute-payment');
});

test('the server says that the payment was approved: the page leads to the ticket without asking again', async () => {
  const { location, requests, unmount } = open({
    responses: [paymentIs('Pending'), statusIs('PendingPayment')],
  });
  await screen.findByText('Waiting for the confirmation');
  const asked = requests.filter(({ path }) => path === paymentInfo.path).length;
  await sent('approved');
  await waitFor(() => expect(location()).toBe('/registration/completed'));
  expect(requests.filter(({ path }) => path === paymentInfo.path)).toHaveLength(asked);
  unmount();
  expect(close).toHaveBeenCalled();
});

test('the server says that the payment was declined: the page leads back to the payment, which is read again', async () => {
  const { location, requests } = open({ responses: [paymentIs('Pending'), statusIs('PendingPayment')] });
  await screen.findByText('Waiting for the confirmation');
  const read = () => requests.filter(({ path }) => path === paymentInfo.path).length;
  await waitFor(() => expect(read()).toBeGreaterThan(0));
  const before = read();
  await sent('declined');
  await waitFor(() => expect(location()).toBe('/registration/payment'));
  expect(read()).toBe(before + 1);
});

test("the websocket is opened at the API's address, with the session's token", async () => {
  open({ responses: [paymentIs('Pending'), statusIs('PendingPayment')] });
  const connection = { address: '/api/socket.io', accessToken: 'access-1' };
  await waitFor(() => expect(openTransactions).toHaveBeenCalledWith(connection, expect.any(Function)));
});

test('an approved payment leads to the ticket', async () => {
  const { location } = open({
    responses: [respondWithError(paymentInfo, 'payment-0001'), statusIs('Completed')],
  });
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

test('a declined payment leads back to the payment', async () => {
  const { location } = open({ responses: [paymentIs('Declined'), statusIs('RequestForPayment')] });
  await waitFor(() => expect(location()).toBe('/registration/payment'));
});

test('an attendee who is registered is led to the ticket', async () => {
  const details = respond(
    attendeeSelfCalls.attendeeDetails,
    sampleResponse(attendeeSelfCalls.attendeeDetails),
  );
  const { location } = open({ status: 'Completed', responses: [details] });
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});
