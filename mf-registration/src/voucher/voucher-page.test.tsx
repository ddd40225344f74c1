import { screen } from '@testing-library/react';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as voucherCalls from '@summit/contract/calls/vouchers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { settings } from '../testing/registration-responses.ts';
import VoucherPage from './voucher-page.tsx';

type Voucher = ResponseOf<typeof voucherCalls.voucher>;

const gift: Voucher = {
  title: 'A third off for speakers’ guests',
  description: 'For one ticket of any kind.',
  promoCode: 'HARBOUR30',
  discountPercent: 30,
  validUntil: '2090-04-30T22:59:00Z',
  isUsed: false,
};

function open(url: string, voucher: TestResponse[], isEnabled = true) {
  const own = respond(settingsCalls.settings, { ...settings, voucherPage: { isEnabled, title: 'Voucher' } });
  return renderPage(VoucherPage, { url, responses: [own, ...voucher] });
}

const given = (own: Partial<Voucher> = {}) => [respond(voucherCalls.voucher, { ...gift, ...own })];

test('states the voucher’s benefit, its end in venue time, and where to use it', async () => {
  const { requests } = open('/voucher?token=v-1', given());
  expect(await screen.findByRole('heading', { name: gift.title })).toBeVisible();
  expect(screen.getByText('30%')).toBeVisible();
  expect(screen.getByText('HARBOUR30')).toBeVisible();
  // Lisbon is an hour ahead of UTC in April.
  expect(screen.getByText('Sun 30 April 2090, 23:59, Lisbon time')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Use it for my ticket' })).toHaveAttribute(
    'href',
    '/registration?code=HARBOUR30',
  );
  expect(requests.find(({ path }) => path === voucherCalls.voucher.path)?.query).toEqual({ token: 'v-1' });
  expect(screen.getByRole('heading', { level: 1, name: 'Your voucher' })).toBeVisible();
});

test('the code can be copied', async () => {
  const { user } = open('/voucher?token=v-1', given());
  await user.click(await screen.findByRole('button', { name: 'Copy the code' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe('HARBOUR30');
});

test('a gift without a code has to be shown at the desk, and is not for a ticket', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open('/voucher?token=v-1', given({ promoCode: null, discountPercent: null }));
  await user.click(await screen.findByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/Show this page at the desk, on paper or on a phone/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Use it for my ticket' })).not.toBeInTheDocument();
});

test('a voucher without code, end and percentage shows only its benefit', async () => {
  open('/voucher?token=v-1', given({ promoCode: null, discountPercent: null, validUntil: null }));
  expect(await screen.findByText('Until the doors close')).toBeVisible();
  expect(screen.queryByText('Your code')).not.toBeInTheDocument();
});

test.each([
  ['used', { isUsed: true }, 'This voucher has been used'],
  ['over', { validUntil: '2020-01-01T00:00:00Z' }, 'This voucher has expired'],
])('a voucher that is %s cannot be used, with a message', async (_state, own, title) => {
  open('/voucher?token=v-1', given(own));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Use it for my ticket' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
});

test('an unknown token, and an address without one, are explained', async () => {
  const first = open('/voucher?token=x', [respondWithError(voucherCalls.voucher, 'cqrs-0009')]);
  expect(await screen.findByRole('heading', { name: 'We could not find this voucher' })).toBeVisible();
  first.unmount();
  open('/voucher', []);
  expect(await screen.findByRole('heading', { name: 'We could not find this voucher' })).toBeVisible();
});

test('no call is made while vouchers are switched off', async () => {
  const { requests } = open('/voucher?token=v-1', [], false);
  expect(await screen.findByRole('heading', { name: 'Vouchers are not in use at the moment' })).toBeVisible();
  expect(requests.some(({ path }) => path === voucherCalls.voucher.path)).toBe(false);
});

test('a failed request can be repeated', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open('/voucher?token=v-1', [
    respondWithError(voucherCalls.voucher, 'server-0001'),
    ...given(),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The voucher could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('HARBOUR30')).toBeVisible();
});
