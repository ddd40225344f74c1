import { act, screen, waitFor } from '@testing-library/react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as paymentCalls from '@summit/contract/calls/payments';
import type { TransactionEvent } from '@summit/contract/requests/realtime';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import {
  respond,
  respondWithError,
  sampleResponse,
  type TestRequest,
  type TestResponse,
} from '@summit/shared-auth/testing';
import { openTransactions } from '@summit/shared-auth/transactions';
import { renderPage } from '../testing/page-rendering.tsx';
import { statusIs } from '../testing/tickets-visit.ts';
import ExecutePaymentPage from './execute-payment-page.tsx';

jest.mock('@summit/shared-auth/transactions');

const { paymentInfo } = paymentCalls;

/** The websocket of the page: its options, and the server's messages. */
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

test('shows that the confirmation is awaited', async () => {
  const { location } = open({ responses: [paymentIs('Pending'), statusIs('PendingPayment')] });
  expect(await screen.findByText('Waiting for the confirmation')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeVisible();
  expect(location()).toBe('/registration/execute-payment');
});

const asked = (requests: readonly { path: string }[]) =>
  requests.filter(({ path }) => path === paymentInfo.path).length;

/** A server whose payment ends at the test's command. */
function payment() {
  let ended: TestResponse[] | null = null;
  const now = (open: TestResponse): TestResponse => ({
    row: open.row,
    outcome: (request) => (ended?.find(({ row }) => row === open.row) ?? open).outcome(request),
  });
  return {
    responses: [now(paymentIs('Pending')), now(statusIs('PendingPayment'))],
    end: (...responses: TestResponse[]) => {
      ended = responses;
    },
  };
}

const approved = () => [respondWithError(paymentInfo, 'payment-0001'), statusIs('Completed')];
const declined = () => [paymentIs('Declined'), statusIs('RequestForPayment')];

test.each([
  ['approved', approved, '/registration/completed'],
  ['declined', declined, '/registration/payment'],
] as const)(
  'an event that the payment was %s causes one request, whose response decides',
  async (event, outcome, target) => {
    const { responses, end } = payment();
    const { location, requests, unmount } = open({ responses });
    await screen.findByText('Waiting for the confirmation');
    await waitFor(() => expect(asked(requests)).toBe(1));
    end(...outcome());
    await sent(event);
    // This is long before the next poll.
    await waitFor(() => expect(asked(requests)).toBe(2), { timeout: 5000 });
    await waitFor(() => expect(location()).toBe(target));
    expect(asked(requests)).toBe(2);
    unmount();
    expect(close).toHaveBeenCalled();
  },
);

test('an event before the first response takes precedence', async () => {
  let isLate = true;
  const { responses, end } = payment();
  const never = new Promise<never>(() => undefined);
  const slow = responses.map(({ row, outcome }) => ({
    row,
    outcome: (request: TestRequest) => (isLate && row === paymentInfo ? never : outcome(request)),
  }));
  const { location, requests } = open({ responses: slow });
  await waitFor(() => expect(asked(requests)).toBe(1));
  await waitFor(() => expect(emit).toBeDefined());
  isLate = false;
  end(...approved());
  await sent('approved');
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

test('an event about an earlier payment is ignored while this one is open', async () => {
  const { location, requests } = open({ responses: payment().responses });
  await screen.findByText('Waiting for the confirmation');
  for (const [at, event] of (['declined', 'approved', 'declined'] as const).entries()) {
    await waitFor(() => expect(asked(requests)).toBe(at + 1));
    await sent(event);
  }
  await waitFor(() => expect(asked(requests)).toBe(4));
  expect(location()).toBe('/registration/execute-payment');
});

test.each([
  ['approved', approved, '/registration/completed'],
  ['declined', declined, '/registration/payment'],
] as const)(
  'polling finds that the payment was %s when the event is lost',
  async (_event, outcome, target) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], advanceTimers: true });
    try {
      const { responses, end } = payment();
      const { location, requests } = open({ responses });
      await waitFor(() => expect(asked(requests)).toBe(1));
      end(...outcome());
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(asked(requests)).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      await waitFor(() => expect(location()).toBe(target));
    } finally {
      jest.useRealTimers();
    }
  },
);

test('a page reopened after the event makes the request immediately', async () => {
  const { responses, end } = payment();
  const before = open({ responses });
  await screen.findByText('Waiting for the confirmation');
  before.unmount();
  end(...approved());
  const { location } = open({ responses });
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

test("the websocket uses the API's address and the session's token", async () => {
  open({ responses: [paymentIs('Pending'), statusIs('PendingPayment')] });
  const connection = { address: '/api/socket.io', accessToken: 'access-1' };
  await waitFor(() => expect(openTransactions).toHaveBeenCalledWith(connection, expect.any(Function)));
});

test('an approved payment redirects to the ticket', async () => {
  const { location } = open({
    responses: [respondWithError(paymentInfo, 'payment-0001'), statusIs('Completed')],
  });
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

test('a declined payment redirects to the payment page', async () => {
  const { location } = open({ responses: [paymentIs('Declined'), statusIs('RequestForPayment')] });
  await waitFor(() => expect(location()).toBe('/registration/payment'));
});

test('a registered attendee is redirected to the ticket', async () => {
  const details = respond(
    attendeeSelfCalls.attendeeDetails,
    sampleResponse(attendeeSelfCalls.attendeeDetails),
  );
  const { location } = open({ status: 'Completed', responses: [details] });
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});
