import type { Content, Field } from './field-content.ts';
import { stateSelector } from './state-element.ts';

/** What `boot-script.inline.ts` remembers of the time before the script. */
export interface EarlyState {
  pressed: HTMLElement[];
  submitted: HTMLFormElement[];
  typed: Field[];
  /** What fields held beyond what the server rendered, just before hydration. */
  entered?: ReadonlyMap<Field, Content>;
  /** The hash has changed since the page was loaded. */
  turned?: boolean;
  done?: boolean;
  /** Called when it is done. */
  waiting?: (() => void)[];
}

/** The element of the page's state, as the server writes it and the boot script extends it. */
export type StateElement = HTMLElement & {
  dataset: { main: string; next?: string };
  early?: EarlyState;
};

/** Undefined on a page without the boot script. */
export function earlyState(): EarlyState | undefined {
  return document.querySelector<StateElement>(stateSelector)?.early;
}

/**
 * Resolves when the page is hydrated; at once on a page without the boot script. Leaving the page before would change
 * what React is just comparing with the server's HTML.
 */
export function pageHydrated(): Promise<void> {
  const early = earlyState();
  if (!early || early.done) return Promise.resolve();
  return new Promise((resolve) => {
    early.waiting = [...(early.waiting ?? []), resolve];
  });
}
