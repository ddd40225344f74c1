import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import { earlyState } from './early-state.ts';
import { type Content, type Field, getContent, isTicked, type StoredFields } from './field-content.ts';

/**
 * Records the contents of fields that differ from the server's HTML: browsers restore fields on going back, and
 * password managers fill them in, both without an event. It also restores what was typed before a reload. It runs
 * before hydration, in which forms set their own initial values.
 */
export function recordEnteredFields(): void {
  const early = earlyState();
  if (!early) return;
  bringBack();
  const fields = [...document.querySelectorAll<Field>(fieldSelector)];
  early.focused = document.activeElement?.closest(fieldSelector);
  early.entered = new Map(fields.filter(holdsMore).map((field) => [field, getContent(field)]));
}

/** Restores the fields that the boot script stored when this page was left before its script had loaded. */
function bringBack(): void {
  for (const [id, content] of Object.entries(takeStored())) {
    const field = document.getElementById(id);
    if (!isField(field) || holdsMore(field)) continue;
    if (typeof content === 'string') field.value = content;
    else Object.assign(field, { checked: content });
  }
}

/** Returns and removes the stored fields; empty when storage is refused or holds something else. */
function takeStored(): Record<string, Content> {
  try {
    const stored = sessionStorage.getItem(tabStorageKeys.earlyFields);
    const [path, contents] = JSON.parse(stored ?? '[]') as Partial<StoredFields>;
    if (path !== window.location.pathname) return {};
    sessionStorage.removeItem(tabStorageKeys.earlyFields);
    return contents ?? {};
  } catch {
    return {};
  }
}

function isField(element: HTMLElement | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Whether a visitor has entered something into a form of the page that is more than a search. */
export function isBeingFilledIn(): boolean {
  const fields = document.querySelectorAll<Field>('form:not([role="search"]) :is(input, textarea, select)');
  return [...fields].some(holdsMore);
}

/** What a field holds now; what it held before hydration, where a form has meanwhile emptied it. */
export function enteredContent(field: Field, entered: ReadonlyMap<Field, Content> | undefined): Content {
  const noted = entered?.get(field);
  return noted === undefined || holdsMore(field) ? getContent(field) : noted;
}

/** Every field of a part of the page. */
export const fieldSelector = 'input, textarea, select';

// Their value is not entered by visitors, or differs from the HTML from the beginning.
const notFilledIn = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'range', 'color']);

/** Whether a field holds something else than the server rendered. */
export function holdsMore(field: Field): boolean {
  if (notFilledIn.has(field.type)) return false;
  if (field instanceof HTMLSelectElement) return isOtherChoice(field);
  if (isTicked(field)) {
    const { checked, defaultChecked } = field as HTMLInputElement;
    return checked !== defaultChecked;
  }
  return field.value !== field.defaultValue;
}

function isOtherChoice({ options, multiple, selectedOptions }: HTMLSelectElement): boolean {
  const rendered = [...options].filter(({ defaultSelected }) => defaultSelected);
  if (multiple) return [...options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  // Without a `selected` attribute the browser shows the first option that can be chosen.
  const first = rendered.at(-1) ?? [...options].find(({ disabled }) => !disabled);
  return selectedOptions.length > 0 && selectedOptions[0] !== first;
}
