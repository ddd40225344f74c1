/**
 * Dispatched by a part of a page when its code has taken over the HTML that the server rendered, with a `InertPartInput` as its
 * detail: what a visitor did in it meanwhile is then replayed, as the shell does for the whole page.
 */
export const hydratedPartEvent = 'summit-hydrated-part';

/** What a visitor pressed and sent in a part of a page before its code was there. */
export interface InertPartInput {
  pressed: HTMLElement[];
  submitted: HTMLFormElement[];
}
