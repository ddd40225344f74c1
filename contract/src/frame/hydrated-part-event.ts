/**
 * Dispatched by a part of a page when it is hydrated, with an `InertPartInput` as its detail: the visitor's earlier
 * input in it is then replayed, as the shell does for the whole page.
 */
export const hydratedPartEvent = 'summit-hydrated-part';

/** What a visitor clicked and submitted in a part of a page before it was hydrated. */
export interface InertPartInput {
  pressed: HTMLElement[];
  submitted: HTMLFormElement[];
}
