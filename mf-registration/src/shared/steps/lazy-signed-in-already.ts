import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';

/** Lazy, because only signed-in visitors see it, and the form for all others needs none of its texts. */
export const SignedInAlready = lazyWithRetry(async () => ({
  default: (await import('./signed-in-already.tsx')).SignedInAlready,
}));
