/** Whether every text goes everywhere (`npm run test:hostile`); otherwise each place gets its share of them. */
export const isEverythingSent = process.env.HOSTILE_TEXTS === 'all';

/** How long the test of one call may take, in ms. */
export const callTimeoutMs = isEverythingSent ? 3_600_000 : 300_000;
