import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-orders';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { nothingWaits, orderOf, packages, paidOrder, payment, request } from '../testing/orders.ts';
import { choose } from '../testing/sponsor-entries.ts';
import OrdersPage from './orders-page.tsx';

type Order = ResponseOf<typeof calls.organisedOrder>;

const listed = respond(calls.organisedOrders, { items: [paidOrder], total: 60 });
const waiting = respond(calls.refundRequests, { requests: [request] });

test('the screens are a separate component', () => {
  expect(typeof OrdersPage).toBe('function');
});

test('the server searches, filters, sorts and pages orders, by parameters in the address', async () => {
  const { user, requests, location } = openBackoffice({
    url: '/backoffice/orders?page=2',
    responses: [listed, nothingWaits, packages, orderOf()],
  });
  await heading('Orders');
  const row = await screen.findByRole('row', { name: /Ada Hartnell/ });
  expect(row).toHaveTextContent('ada@low.example');
  expect(row).toHaveTextContent('£295.00');
  expect(screen.getByText('26 to 50 of 60')).toBeVisible();
  const last = () => requests.filter(({ path }) => path === '/backoffice/orders').at(-1)?.query;
  expect(last()).toEqual({ page: '2', perPage: '25', sort: 'createdAt', order: 'DESC' });
  await user.type(screen.getByRole('searchbox', { name: 'Name, email or company' }), 'hart ');
  await waitFor(() => expect(last()).toMatchObject({ q: 'hart', page: '1' }));
  await choose(user, /State/, 'Paid');
  await user.click(screen.getByRole('checkbox', { name: 'Needs attention' }));
  await waitFor(() => expect(last()?.filter).toBe('{"state":"paid","needsSomebody":true}'));
  await user.click(await screen.findByRole('button', { name: 'Total' }));
  await waitFor(() => expect(last()).toMatchObject({ sort: 'total', order: 'ASC', q: 'hart' }));
  expect(location()).toContain('needsSomebody=true');
  await user.click(await screen.findByRole('link', { name: 'Ada Hartnell' }));
  await heading('Order of Ada Hartnell');
  expect(location()).toBe('/backoffice/orders/order-1');
});

test('a page beyond the end is replaced by the last page', async () => {
  const { location } = openBackoffice({
    url: '/backoffice/orders?page=9',
    responses: [
      respond(calls.organisedOrders, { items: [], total: 26 }),
      respond(calls.organisedOrders, { items: [paidOrder], total: 26 }),
      nothingWaits,
      packages,
    ],
  });
  expect(await screen.findByRole('row', { name: /Ada Hartnell/ })).toBeVisible();
  expect(screen.getByText('26 to 26 of 26')).toBeVisible();
  expect(location()).toContain('page=2');
});

test('days are those of the venue, and a reversed period has a message beside it', async () => {
  const { requests } = openBackoffice({
    url: '/backoffice/orders?from=2027-06-02&until=2027-06-01',
    responses: [respond(calls.organisedOrders, { items: [], total: 0 }), nothingWaits, packages],
  });
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
  expect(screen.getByText('This is before the first day.')).toBeVisible();
  const { filter } = requests.find(({ path }) => path === '/backoffice/orders')?.query ?? {};
  expect(JSON.parse(filter ?? '')).toMatchObject({ createdAt_gte: '2027-06-01T23:00:00.000Z' });
});

test('a day is unchanged while its year is incomplete', async () => {
  const { requests } = openBackoffice({
    url: '/backoffice/orders',
    responses: [listed, nothingWaits, packages],
  });
  await screen.findByRole('row', { name: /Ada Hartnell/ });
  const field = screen.getByLabelText('Ordered from');
  const filters = () => requests.flatMap(({ query }) => query.filter ?? []);
  for (const value of ['0002-06-08', '0020-06-08', '0202-06-08']) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
  }
  fireEvent.change(field, { target: { value: '2027-06-08' } });
  await waitFor(() => expect(filters()).toEqual(['{"createdAt_gte":"2027-06-07T23:00:00.000Z"}']));
  expect(field).toHaveValue('2027-06-08');
});

test('another organiser’s refund is confirmed or refused after a review', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/orders',
    responses: [listed, waiting, nothingWaits, packages, respond(calls.decideRefundRequest)],
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm £150.00 to Ada Hartnell' }));
  const dialog = screen.getByRole('dialog', { name: 'Confirm this refund?' });
  expect(dialog).toHaveTextContent('requested by Bo Lister. Reason: She could not come.');
  await user.click(within(dialog).getByRole('button', { name: 'Refund £150.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ isConfirmed: true });
  await waitFor(() => expect(screen.queryByText(/Bo Lister asked/)).toBeNull());
});

test('one’s own request can only be withdrawn, and a late decision is reported', async () => {
  const { user } = openBackoffice({
    url: '/backoffice/orders',
    responses: [
      listed,
      respond(calls.refundRequests, { requests: [{ ...request, isRequestedByMe: true }] }),
      packages,
      respondWithError(calls.decideRefundRequest, 'resource-0001'),
    ],
  });
  expect(await screen.findByText('Someone else must confirm it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw request: £150.00 to Ada Hartnell' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw request' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Request request-1');
});

test('an order shows its history, why a card was declined, and what to do about a refund that failed', async () => {
  const declined: Order['payments'][number] = {
    ...payment,
    id: 'pay-0',
    state: 'failed',
    declinedReason: 'There is not enough money on the card.',
    returnable: '0.00',
    paysForPlace: false,
  };
  const refund: Order['refunds'][number] = {
    id: 'refund-1',
    paymentId: 'pay-1',
    amount: '50.00',
    currency: 'GBP',
    state: 'failed',
    source: 'organiser',
    reason: 'Ill',
    requestedBy: 'Bo Lister',
    createdAt: '2027-03-03T10:00:00.000Z',
    returnedByHandAt: null,
    toDo: 'The payer’s bank did not take it.',
  };
  const { user } = openBackoffice({
    url: '/backoffice/orders/order-1',
    responses: [orderOf({ payments: [declined, payment], refunds: [refund], needsSomebody: true })],
  });
  await heading('Order of Ada Hartnell');
  const events = await screen.findByRole('list', { name: 'Activity' });
  expect(events).toHaveTextContent('£295.00 was paid.');
  const payments = screen.getByRole('table', { name: 'Payments' });
  expect(payments).toHaveTextContent('The card was declined: There is not enough money on the card.');
  expect(within(payments).getAllByRole('button', { name: /^Refund/ })).toHaveLength(1);
  const alert = screen
    .getByText('The bank rejected the refund of £50.00.')
    .closest('[role=alert]') as HTMLElement;
  expect(alert).toHaveTextContent('The payer’s bank did not take it.');
  await user.click(within(alert).getByRole('button', { name: 'Refund £50.00 again' }));
  expect(screen.getByRole('dialog', { name: 'Refund the payment of £295.00' })).toBeVisible();
});

test('the sales role can read orders and has no button that the server would refuse', async () => {
  openBackoffice({
    url: '/backoffice/orders/order-1',
    roles: ['sales'],
    responses: [orderOf({ requests: [request] })],
  });
  expect(await screen.findByText(/Bo Lister asked to refund £150.00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Refund|Confirm|Reject/ })).toBeNull();
});

test('an unknown order shows a message', async () => {
  openBackoffice({
    url: '/backoffice/orders/gone',
    responses: [respondWithError(calls.organisedOrder, 'cqrs-0009')],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('not found');
});
