import type { ErrorCode } from '../errors/errors.ts';

/**
 * Listing codes that are a result rather than an error: whether a listing exists. Not in the catalogue of errors, which
 * no first view needs.
 */
export const listingExists = {
  'fm.cms-0059': true,
  'fm.cms-0060': true,
  'fm.cms-0061': false,
} as const satisfies Partial<Record<ErrorCode, boolean>>;
