import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { paymentCalls } from '@summit/contract/calls/payments';
import { href } from '@summit/contract/href';
import { answer, answerError, sampleAnswer } from '@summit/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import { statusIs } from '../testing/tickets-visit.ts';
import ExecutePaymentPage from './execute-payment-page.tsx';

const { paymentInfo } = paymentCalls;

const paymentIs = (paymentStatus: 'Pending' | 'Declined' | 'None') =>
  answer(paymentInfo, sampleAnswer(paymentInfo, { paymentStatus }));

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(ExecutePaymentPage, {
    url: href('registrationExecutePayment'),
    status: 'PendingPayment',
    ...options,
  });

test('says that the confirmation is awaited', async () => {
  const { location } = open({ answers: [paymentIs('Pending'), statusIs('PendingPayment')] });
  expect(await screen.findByText('Waiting for the confirmation')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeVisible();
  expect(location()).toBe('/registration/execute-payment');
});

test('an approved payment leads to the ticket', async () => {
  const { location } = open({
    answers: [answerError(paymentInfo, 'payment-0001'), statusIs('Completed')],
  });
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

test('a declined payment leads back to the payment', async () => {
  const { location } = open({ answers: [paymentIs('Declined'), statusIs('RequestForPayment')] });
  await waitFor(() => expect(location()).toBe('/registration/payment'));
});

test('an attendee who is registered is led to the ticket', async () => {
  const details = answer(attendeeSelfCalls.attendeeDetails, sampleAnswer(attendeeSelfCalls.attendeeDetails));
  const { location } = open({ status: 'Completed', answers: [details] });
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});
