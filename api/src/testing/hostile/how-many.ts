/** Whether every text goes everywhere (`npm run test:hostile`); otherwise each place gets its share of them. */
export const isEverythingSent = process.env.HOSTILE_TEXTS === 'all';
