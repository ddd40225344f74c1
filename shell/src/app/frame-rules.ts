import { stateSelector } from '@summit/contract/frame/page-state-element';
import { loadRules } from '@summit/shared-ui/theme/styled-part';
import type { StateElement } from '../before-script/early-state.ts';

declare global {
  /** Fetches a file of rules: the runtimes of shell and remotes call it with each chunk that has one. */
  var summitRules: typeof loadRules;
}

/** How long the page waits for them: the rules of what the server rendered are in its HTML. */
const timeoutMs = 3000;
const retryMs = 3000;

/** Resolves when the rules of the frame are here. Without them the page starts later, and they are requested again. */
export function frameRules(): Promise<void> {
  // The runtimes of builds have no modules to share: a name in the window is what they can call.
  // oxlint-disable-next-line house/browser-syntax -- set for webpack's runtimes alone; no source reads it
  globalThis.summitRules = loadRules;
  const file = document.querySelector<StateElement>(stateSelector)?.dataset.rules;
  if (!file) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs);
    const attempt = (): void => {
      loadRules(file).then(resolve, () => {
        setTimeout(attempt, retryMs);
        resolve();
      });
    };
    attempt();
  });
}
