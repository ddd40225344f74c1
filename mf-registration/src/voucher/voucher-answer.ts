import type { ResponseOf } from '@summit/contract/call';
import { settingsCalls } from '@summit/contract/calls/settings';
import { voucherCalls } from '@summit/contract/calls/vouchers';
import type { tokenTexts } from '@summit/contract/texts/tokens';
import { isApiError, serverQuery, useCall } from '@summit/shared-auth';
import { useQueryClient, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { venueDay, venueTime } from '../shared/venue-days.ts';

export type TokenTexts = Record<keyof typeof tokenTexts, string>;

export interface Voucher extends ResponseOf<typeof voucherCalls.voucher> {
  /** The last moment by the venue's clock: `Fri 30 April 2027, 23:59`; null: until the doors close. */
  validUntilWords: string | null;
  isExpired: boolean;
}

/** What a token gives, or null when nobody knows it. Suspends; throws every other ApiError. */
export function useVoucher(token: string): Voucher | null {
  const call = useCall();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery({
    queryKey: ['voucher', token],
    queryFn: async ({ signal }): Promise<Voucher | null> => {
      if (token === '') return null;
      const [voucher, { event }] = await Promise.all([
        call(voucherCalls.voucher, { query: { token }, signal }).catch(nullWhenUnknown),
        queryClient.ensureQueryData(serverQuery(call, settingsCalls.settings)),
      ]);
      if (voucher === null) return null;
      const { validUntil } = voucher;
      return {
        ...voucher,
        validUntilWords:
          validUntil === null
            ? null
            : `${venueDay(validUntil, event.timeZone)}, ${venueTime(validUntil, event.timeZone)}`,
        isExpired: validUntil !== null && Date.parse(validUntil) < Date.now(),
      };
    },
  });
  return data;
}

function nullWhenUnknown(error: unknown): null {
  if (isApiError(error) && error.code === 'cqrs-0009') return null;
  throw error;
}
