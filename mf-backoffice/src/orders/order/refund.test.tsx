import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as calls from '@summit/contract/calls/organise-orders';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { beginSession } from '../../shared/session/organiser-store.ts';
import { closesFreely, openBackoffice, session } from '../../testing/open-backoffice.tsx';
import { orderOf, payment } from '../../testing/orders.ts';

const url = '/backoffice/orders/order-1';
const part = { state: 'requested', amount: '95.00', currency: 'GBP', endsTicket: false } as const;

async function openRefund(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Refund the payment of £295.00' }));
  return within(screen.getByRole('dialog'));
}

async function typePart(user: UserEvent, amount: string) {
  const dialog = await openRefund(user);
  await user.click(dialog.getByRole('radio', { name: 'Part of it' }));
  await user.type(dialog.getByRole('textbox', { name: /Amount in GBP/ }), amount);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'She could not come.');
  return dialog;
}

test('a partial refund is made after a review of its effect', async () => {
  const { user, requests } = openBackoffice({
    url,
    responses: [orderOf(), respond(calls.refundPayment, part)],
  });
  const dialog = await typePart(user, '95');
  await user.click(dialog.getByRole('button', { name: 'Review refund' }));
  expect(await screen.findByRole('dialog', { name: 'Refund £95.00?' })).toHaveTextContent(
    'The ticket stays valid.',
  );
  await user.click(screen.getByRole('button', { name: 'Refund £95.00' }));
  expect(await screen.findByText('£95.00 is on its way to the card.')).toBeVisible();
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ query }) => query)).toEqual([{ dryRun: 'true' }, { dryRun: 'false' }]);
  expect(sent[1]?.body).toEqual({
    paymentId: 'pay-1',
    amount: '95',
    returnable: '295.00',
    reason: 'She could not come.',
  });
});

test('a full refund says that the ticket ends, or that a second person has to confirm it', async () => {
  const all = { state: 'waiting', amount: '295.00', currency: 'GBP', endsTicket: true } as const;
  const { user, requests } = openBackoffice({
    url,
    responses: [orderOf(), respond(calls.refundPayment, all)],
  });
  const dialog = await openRefund(user);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Cancelled');
  await user.click(dialog.getByRole('button', { name: 'Review refund' }));
  const preview = await screen.findByRole('dialog', { name: 'Refund £295.00?' });
  expect(preview).toHaveTextContent('once another organiser has confirmed it');
  expect(preview).toHaveTextContent('the ticket ends');
  await user.click(screen.getByRole('button', { name: 'Ask a second person' }));
  expect(await screen.findByText(/£295.00 is waiting for a second person/)).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ amount: '295.00' });
});

test('the focus moves to the heading when the button that opened the dialog is gone with the refund', async () => {
  const all = { state: 'requested', amount: '295.00', currency: 'GBP', endsTicket: true } as const;
  const { user } = openBackoffice({
    url,
    responses: [
      orderOf(),
      orderOf({ payments: [{ ...payment, returnable: '0.00' }] }),
      respond(calls.refundPayment, all),
    ],
  });
  const dialog = await openRefund(user);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Cancelled');
  await user.click(dialog.getByRole('button', { name: 'Review refund' }));
  await user.click(await screen.findByRole('button', { name: 'Refund £295.00' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Order of Ada Hartnell' })).toHaveFocus());
});

test('a missing or too high amount has a message beside its field, and nothing is sent', async () => {
  const { user, requests } = openBackoffice({ url, responses: [orderOf()] });
  const dialog = await openRefund(user);
  await user.click(dialog.getByRole('radio', { name: 'Part of it' }));
  const amount = dialog.getByRole('textbox', { name: /Amount in GBP/ });
  await user.type(amount, '295.01');
  await user.click(dialog.getByRole('button', { name: 'Review refund' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription('This is more than is left to refund'));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Enter a reason/);
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('refusals of the server are shown beside their fields, and the input is kept', async () => {
  const { user } = openBackoffice({
    url,
    responses: [
      orderOf(),
      respondWithError(calls.refundPayment, 'validation.base-0001', {
        failures: [{ field: 'amount', errorCode: '0001', message: 'Please end with a 0.' }],
      }),
    ],
  });
  const dialog = await typePart(user, '12');
  await user.click(dialog.getByRole('button', { name: 'Review refund' }));
  expect(await dialog.findByText('Please end with a 0.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Amount in GBP/ })).toHaveValue('12');
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('the remaining amount is loaded again after a conflict', async () => {
  const { user } = openBackoffice({
    url,
    responses: [
      orderOf(),
      orderOf({ payments: [{ ...payment, returnable: '95.00' }] }),
      respondWithError(calls.refundPayment, 'resource-0001'),
    ],
  });
  const dialog = await typePart(user, '95');
  await user.click(dialog.getByRole('button', { name: 'Review refund' }));
  await dialog.findByRole('radio', { name: 'All that is left: £95.00' });
  expect(dialog.getByRole('alert')).toHaveTextContent('Someone else has changed this');
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('She could not come.');
});

test('a refund asks for the password if it was entered a while ago, and then continues automatically', async () => {
  const { user } = openBackoffice({
    url,
    responses: [
      orderOf(),
      respondWithError(calls.refundPayment, 'organiser-0005'),
      respond(calls.refundPayment, part),
      respond(organiserCalls.confirmOrganiser, { confirmedUntil: '2100-01-01T00:00:00.000Z' }),
    ],
  });
  const dialog = await typePart(user, '95');
  await user.click(dialog.getByRole('button', { name: 'Review refund' }));
  const again = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(again).getByLabelText(/Password/), 'a long password');
  await user.click(within(again).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Refund £95.00?' })).toBeVisible();
});

test('the reviewed amount is refunded, even if the payment has changed since', async () => {
  const all = { state: 'requested', amount: '295.00', currency: 'GBP', endsTicket: true } as const;
  const { user, requests } = openBackoffice({
    url,
    responses: [
      orderOf(),
      orderOf({ payments: [{ ...payment, returnable: '95.00' }] }),
      respond(calls.refundPayment, all),
    ],
  });
  const dialog = await openRefund(user);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Cancelled');
  await user.click(dialog.getByRole('button', { name: 'Review refund' }));
  await screen.findByRole('dialog', { name: 'Refund £295.00?' });
  // The organiser returns to the tab, and the order is loaded again.
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('£95.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refund £295.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[1]).toMatchObject({ amount: '295.00', returnable: '295.00' });
});

test('leaving an unsent refund asks for confirmation, unless it was cancelled', async () => {
  const { user } = openBackoffice({ url, responses: [orderOf()] });
  const dialog = await openRefund(user);
  expect(closesFreely()).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'She could not come.');
  await waitFor(() => expect(closesFreely()).toBe(false));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(closesFreely()).toBe(true));
});

test('an invoice is downloaded as a file with the organiser’s session', async () => {
  const saved = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined });
  const { user } = openBackoffice({ url, responses: [orderOf()] });
  const file = { ok: true, status: 200, blob: () => Promise.resolve(new Blob(['%PDF-'])) };
  const read = jest.fn((_url: string, _init: RequestInit) => Promise.resolve(file));
  Object.assign(globalThis, { fetch: read });
  await user.click(await screen.findByRole('button', { name: 'Save as PDF: SUM-7' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('SUM-7.pdf'));
  const [address, init] = read.mock.calls[0] ?? [];
  expect(address).toMatch(/\/backoffice\/orders\/order-1\/documents\/SUM-7$/);
  expect(JSON.stringify(init?.headers)).toContain('Bearer organiser-token');
});

test('an invoice that fails shows the reason', async () => {
  const { user } = openBackoffice({ url, responses: [orderOf()] });
  const refusal = { Code: 'pdf-0005', Message: 'The table does not exist', RequestId: 'r' };
  const file = { ok: false, status: 500, json: () => Promise.resolve(refusal) };
  Object.assign(globalThis, { fetch: () => Promise.resolve(file) });
  await user.click(await screen.findByRole('button', { name: 'Save as PDF: SUM-7' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The table does not exist');
});

test('an invoice that is refused for an earlier session does not end the one that has replaced it', async () => {
  const { user } = openBackoffice({ url, responses: [orderOf()] });
  const refusal = { Code: 'authorization-0001', Message: 'The session has ended.', RequestId: 'r' };
  const read = () => {
    act(() => beginSession({ ...session, token: 'renewed-token' }));
    return Promise.resolve({ ok: false, status: 401, json: () => Promise.resolve(refusal) });
  };
  Object.assign(globalThis, { fetch: read });
  await user.click(await screen.findByRole('button', { name: 'Save as PDF: SUM-7' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The session has ended.');
  expect(screen.queryByRole('dialog', { name: 'Log in again' })).toBeNull();
});
