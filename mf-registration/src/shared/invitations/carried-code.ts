import { useEffect } from 'react';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { normaliseCode } from '@summit/contract/words/normalise-text';
import { browserStorage } from '@summit/shared-auth';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { useSearch } from '@summit/shared-ui/navigation/navigation';

/** The promo code in the address, as a voucher's link has it; stored on this device until there is something to pay. */
export function useCarriedCode(): string | null {
  const [search] = useSearch();
  // The HTML is the same for all visitors, whatever their address contains.
  const hydrated = useHydrated();
  const code = normaliseCode(search.get('code') ?? '').slice(0, longest);
  useEffect(() => {
    if (code !== '') browserStorage().setItem(storageKeys.promoCode, code);
  }, [code]);
  return hydrated && code !== '' ? code : null;
}

/** The promo code that a voucher's link brought to this device earlier; empty where none did. */
export function carriedCode(): string {
  return browserStorage().getItem(storageKeys.promoCode) ?? '';
}

/** Removes the stored code, so that a code that the visitor has removed is not filled in again. */
export function forgetCarriedCode(): void {
  browserStorage().removeItem(storageKeys.promoCode);
}

/** The longest promo code. */
const longest = 60;
