import { type PageProgress, stateSelector } from '@summit/contract/frame/page-state-element';
import type { Content, Field } from './field-content.ts';

/** What `boot-script.inline.ts` records until the script has loaded. */
export interface EarlyState extends PageProgress {
  pressed: HTMLElement[];
  submitted: HTMLFormElement[];
  typed: Field[];
  /** The contents of fields just before hydration, where they differ from the server's HTML. */
  entered?: ReadonlyMap<Field, Content>;
  /** The field that had the focus just before hydration. */
  focused?: Element | null;
  /** Whether the hash has changed since the page was loaded. */
  turned?: boolean;
  /** The frame is hydrated, but not the page, whose code is late: from now on only the page's part is recorded. */
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

/** The timeout of waiting for hydration, which never ends on a page that fails. */
const longestWaitMs = 3000;

/**
 * Runs a function when the page is hydrated; immediately on a page without the boot script. A navigation before that
 * would change the tree that React is comparing with the server's HTML.
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
