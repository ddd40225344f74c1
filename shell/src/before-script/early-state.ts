import { type PageProgress, stateSelector } from '@summit/contract/frame/page-state-element';
import type { Content, Field } from './field-content.ts';

/** What `boot-script.inline.ts` remembers of the time before the script. */
export interface EarlyState extends PageProgress {
  pressed: HTMLElement[];
  submitted: HTMLFormElement[];
  typed: Field[];
  /** What fields held beyond what the server rendered, just before hydration. */
  entered?: ReadonlyMap<Field, Content>;
  /** The field that somebody was in just before hydration. */
  focused?: Element | null;
  /** The hash has changed since the page was loaded. */
  turned?: boolean;
  /** The frame is hydrated and the page is not, because its code is late: only the page's part is remembered from now on. */
  frameReady?: boolean;
  /** Called when the whole page is hydrated. */
  waiting?: (() => void)[];
}

/** The element of the page's state, as the server writes it and the boot script extends it. */
export type StateElement = HTMLElement & {
  dataset: { main: string; next?: string; call?: string };
  early?: EarlyState;
};

/** Undefined on a page without the boot script. */
export function earlyState(): EarlyState | undefined {
  return document.querySelector<StateElement>(stateSelector)?.early;
}

/** A page that fails is never hydrated: nothing waits for it longer than this. */
const longestWaitMs = 3000;

/**
 * Runs something when the page is hydrated; at once on a page without the boot script. Leaving the page before would
 * change what React is just comparing with the server's HTML.
 */
export function whenHydrated(run: () => void): void {
  const early = earlyState();
  if (!early || early.whole) return run();
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  early.waiting = [...(early.waiting ?? []), once];
  setTimeout(once, longestWaitMs);
}

/** Resolves when the page is hydrated. */
export function pageHydrated(): Promise<void> {
  return new Promise(whenHydrated);
}
