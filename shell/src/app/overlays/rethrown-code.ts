import type { ErrorCode } from '@summit/contract/errors';

/** A code that is not the site's to settle: it is thrown on, for the browser and whoever watches it. */
export const rethrownCode: ErrorCode = 'oauth.advanced-0007';
