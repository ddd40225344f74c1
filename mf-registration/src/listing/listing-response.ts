import * as listingCalls from '@summit/contract/calls/listing';
import { listingExists } from '@summit/contract/frame/listing-exists';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { listingTexts } from '@summit/contract/texts/listing';
import { isApiError } from '@summit/shared-auth';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';
import { takingFirstCall } from '@summit/shared-site/data/first-call';

export type ListingTexts = Record<keyof typeof listingTexts, string>;
export type Listing = ResponseOf<typeof listingCalls.listing>;

/** The result of a token: its listing, no listing yet, or an unknown token. */
export type ListingOfToken = Listing | 'none' | 'unknown';

/** The listing of a token. */
export const listingView = serverView(
  'registration.listing',
  [listingCalls.listing],
  async ({ call }, token: string): Promise<ListingOfToken> => {
    if (token === '') return 'unknown';
    return takingFirstCall(call)(listingCalls.listing, { query: { token } }).catch((error: unknown) => {
      if (doesListingExist(error) === false) return 'none';
      return orValue({ 'fm.cms-0009': 'unknown' })(error);
    });
  },
);

/** Suspends; throws an ApiError that says nothing about the token. */
export function useListing(token: string): ListingOfToken {
  return useServerView(listingView, token);
}

/** What an error says about whether a listing exists; null when it is unrelated. */
export function doesListingExist(error: unknown): boolean | null {
  if (!isApiError(error) || !(error.code in listingExists)) return null;
  return listingExists[error.code as keyof typeof listingExists];
}
