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
}

/** Undefined on a page without the boot script. */
export function earlyState(): EarlyState | undefined {
  const state = document.querySelector<HTMLElement & { early?: EarlyState }>(stateSelector);
  return state?.early;
}
