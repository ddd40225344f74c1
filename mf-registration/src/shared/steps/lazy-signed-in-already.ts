import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';

/** Loaded for those alone who come with a session: the form that the others see needs none of its words. */
export const SignedInAlready = lazyWithRetry(async () => ({
  default: (await import('./signed-in-already.tsx')).SignedInAlready,
}));
