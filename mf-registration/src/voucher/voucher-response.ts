import * as settingsCalls from '@summit/contract/calls/settings';
import * as voucherCalls from '@summit/contract/calls/vouchers';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { voucherTexts } from '@summit/contract/texts/voucher';
import { serverNow } from '@summit/shared-auth';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';
import { takingFirstCall } from '@summit/shared-site/data/first-call';

export type VoucherTexts = Record<keyof typeof voucherTexts, string>;

export interface Voucher extends ResponseOf<typeof voucherCalls.voucher> {
  /** Its last day at the venue, `Fri 30 April 2027`, with the hour where it ends within that day; null: until the doors close. */
  validUntilWords: string | null;
  isExpired: boolean;
}

/** The voucher of a token, or null when the token is unknown. Suspends; throws every other ApiError. */
export function useVoucher(token: string): Voucher | null {
  return useServerView(voucherView, token);
}

const voucherView = serverView(
  'registration.voucher',
  [voucherCalls.voucher, settingsCalls.settings],
  async ({ call, stored }, token: string): Promise<Voucher | null> => {
    if (token === '') return null;
    const [voucher, { event }] = await Promise.all([
      takingFirstCall(call)(voucherCalls.voucher, { query: { token } }).catch(orValue({ 'cqrs-0009': null })),
      stored(settingsCalls.settings),
    ]);
    if (voucher === null) return null;
    const { validUntil } = voucher;
    return {
      ...voucher,
      validUntilWords: validUntil === null ? null : venueClock(event.timeZone).end(validUntil),
      isExpired: validUntil !== null && Date.parse(validUntil) < serverNow(),
    };
  },
);
