import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';

/** Lazy, because the table of all messages is larger than the pages that show one of them. */
export const CatalogueMessage = lazyWithRetry(async () => ({
  default: (await import('./catalogue-message.tsx')).CatalogueMessage,
}));
