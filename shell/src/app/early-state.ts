import { stateSelector } from './state-element.ts';
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds: its text, or whether it is ticked. */
export type Content = string | boolean;

/** What `server/render/boot-script.ts` remembers of the time before the script. */
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

/** Undefined on a page without the boot script. */
export function earlyState(): EarlyState | undefined {
  const state = document.querySelector<HTMLElement & { early?: EarlyState }>(stateSelector);
  return state?.early;
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
