import { whenReachable } from '@summit/shared-auth/when-reachable';

/** The pause before a module that could not be fetched is requested again. After each attempt it is twice as long. */
const firstPauseMs = 3_000;
const maxPauseMs = 60_000;

/**
 * The `get` of a shared module that is fetched when the first remote needs it. A container asks for a shared module only
 * once, and keeps a rejection until the document is reloaded. So this `get` never rejects: while the module is missing,
 * its factory throws, which fails the page that runs it, and the module is requested until it has arrived, with ever
 * longer pauses, and at once when the network is back. The page's next attempt then finds it.
 */
export function fetchedModule(load: () => Promise<unknown>): () => Promise<() => unknown> {
  let outcome: { module: unknown } | { failure: unknown };
  const request = async (pauseMs = firstPauseMs): Promise<void> => {
    try {
      outcome = { module: await load() };
    } catch (failure) {
      outcome = { failure };
      whenReachable(() => void request(Math.min(2 * pauseMs, maxPauseMs)), pauseMs);
    }
  };
  return async () => {
    await request();
    return () => {
      if ('failure' in outcome) throw outcome.failure;
      return outcome.module;
    };
  };
}
