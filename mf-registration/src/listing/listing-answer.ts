import type { ResponseOf } from '@summit/contract/call';
import { listingCalls } from '@summit/contract/calls/listing';
import { listingExists } from '@summit/contract/errors';
import type { tokenTexts } from '@summit/contract/texts/tokens';
import { isApiError, useCall } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';

export type ListingTexts = Record<keyof typeof tokenTexts, string>;
export type Listing = ResponseOf<typeof listingCalls.listing>;

/** What a token is worth: a listing, none that belongs to it, or nothing. */
export type ListingOfToken = Listing | 'none' | 'unknown';

/** The query of a token's listing, to be asked again after it was submitted. */
export function listingKey(token: string): readonly unknown[] {
  return ['listing', token];
}

/** Suspends; throws an ApiError that says nothing about the token. */
export function useListing(token: string): ListingOfToken {
  const call = useCall();
  const { data } = useSuspenseQuery({
    queryKey: listingKey(token),
    queryFn: async ({ signal }): Promise<ListingOfToken> => {
      if (token === '') return 'unknown';
      return call(listingCalls.listing, { query: { token }, signal }).catch((error: unknown) => {
        if (doesListingExist(error) === false) return 'none';
        if (isApiError(error) && error.code === 'fm.cms-0009') return 'unknown';
        throw error;
      });
    },
  });
  return data;
}

/** What an error says about whether a listing exists; null when it says nothing. */
export function doesListingExist(error: unknown): boolean | null {
  if (!isApiError(error) || !(error.code in listingExists)) return null;
  return listingExists[error.code as keyof typeof listingExists];
}
