/** Whether every place gets every text (`npm run test:hostile`); otherwise each gets a share of them. */
export const isEverythingSent = process.env.HOSTILE_TEXTS === 'all';

/** The timeout for the test of one call, in ms. */
export const callTimeoutMs = isEverythingSent ? 3_600_000 : 300_000;
