import { useEffect } from 'react';
import { hydratedPartEvent, type InertPartInput } from '@summit/contract/frame/hydrated-part-event';
import { type EarlyState, earlyState } from './early-state.ts';
import { enteredContent, fieldSelector, holdsMore } from './entered-fields.ts';
import { type Content, type Field, isTicked } from './field-content.ts';
import { presentField, presentForm } from './present-element.ts';

/**
 * Replays what a visitor clicked, submitted and typed before the script had loaded, and notifies React of fields
 * that the browser has filled in. It is rendered beside every page and hydrated with it.
 */
export function EarlyInput() {
  // In an effect, because React hydrates nothing on demand while it is still rendering.
  useEffect(() => {
    queueMicrotask(replay);
    document.addEventListener(hydratedPartEvent, replayPart);
    return () => document.removeEventListener(hydratedPartEvent, replayPart);
  }, []);
  return null;
}

/** The same for a part of the page that is hydrated later. Remotes of older releases do not report clicks. */
function replayPart({ target, detail }: Event & { detail?: InertPartInput | null }): void {
  const fields = [...(target as Element).querySelectorAll<Field>(fieldSelector)].filter(holdsMore);
  replayInput({ pressed: [], submitted: [], ...detail, typed: fields });
}

/** The same for the frame of a page whose code is late. */
export function EarlyFrameInput() {
  useEffect(() => queueMicrotask(replayFrame), []);
  return null;
}

function replayFrame(): void {
  const early = earlyState();
  if (!early || early.done) return;
  early.frameReady = true;
  const { typed, pressed, submitted, entered } = early;
  const ofPage = new Map([...(entered ?? [])].filter(([field]) => isOfPage(field)));
  const page = {
    typed: typed.filter(isOfPage),
    pressed: pressed.filter(isOfPage),
    submitted: submitted.filter(isOfPage),
  };
  const others = <E extends Element>(elements: E[]) => elements.filter((element) => !isOfPage(element));
  replayInput({
    typed: others(typed),
    pressed: others(pressed),
    submitted: others(submitted),
    entered: new Map([...(entered ?? [])].filter(([field]) => !isOfPage(field))),
  });
  Object.assign(early, { ...page, entered: ofPage });
  if (page.pressed.length + page.submitted.length === 0) {
    document.documentElement.removeAttribute('data-waiting');
  }
}

function isOfPage(element: Element): boolean {
  return element.closest('main') !== null;
}

function replay(): void {
  const early = earlyState();
  if (!early || early.done) return;
  early.done = true;
  replayInput(early);
  document.documentElement.removeAttribute('data-waiting');
  whenIdle(() => {
    early.whole = true;
    for (const resume of early.waiting ?? []) resume();
  });
}

function replayInput(early: EarlyState): void {
  // All fields are read first: after the event of one, React may render all others with its own values.
  const fields = new Set([...early.typed, ...(early.entered?.keys() ?? [])]);
  const entries = [...fields].map((field) => getEntry(field, enteredContent(field, early.entered)));
  for (const dispatch of entries) dispatch();
  focusAgain(early.focused);
  // A field that the visitor has left is validated.
  for (const field of early.typed.map(presentField)) {
    if (field && field !== document.activeElement) say(field, 'focusout');
  }
  for (const button of early.pressed) if (button.isConnected) button.click();
  for (const form of early.submitted) submit(form);
}

/** Polls, because React hydrates the parts of a page one after the other and emits no event at the end. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}

/** Returns a function that notifies React of a field's content, which it does not read during hydration. */
function getEntry(field: Field, content: Content): () => void {
  if (isTicked(field)) {
    // A radio button that was unchecked again has no event: the checked one of its group has.
    return () => (content || field.type === 'checkbox') && enter(field, 'checked', content, 'click');
  }
  if (field.type === 'file') return () => chooseAgain(field as HTMLInputElement);
  return () => enter(field, 'value', content, field instanceof HTMLSelectElement ? 'change' : 'input');
}

function chooseAgain(old: HTMLInputElement): void {
  const field = presentField(old) as HTMLInputElement | undefined;
  if (!field) return;
  if (field !== old) field.files = old.files;
  say(field, 'change');
}

/**
 * Enters a value as a visitor does. React ignores an event of a field that still holds what it last saw; it sees
 * what is set on the element, and does not see what the prototype's setter sets.
 */
function enter(old: Field, name: string, entered: Content, event: string): void {
  if (old.isConnected) wake(old);
  // Only now is it sure whether React has rendered this part again.
  const field = presentField(old);
  if (!field) return;
  const another = typeof entered === 'boolean' ? !entered : `${entered}0`;
  Object.assign(field, { [name]: another });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, entered);
  say(field, event);
}

function submit(old: HTMLFormElement): void {
  if (old.isConnected) wake(old);
  presentForm(old)?.requestSubmit();
}

/** Returns the focus to the field in which the visitor was typing. */
function focusAgain(old: Element | null | undefined): void {
  if (!old || old.isConnected || document.activeElement !== document.body) return;
  presentField(old as Field)?.focus({ preventScroll: true });
}

/** Dispatches an event for which React hydrates this part of the page immediately; it has no other effect. */
function wake(element: HTMLElement): void {
  say(element, 'input');
}

function say(element: HTMLElement, event: string): void {
  element.dispatchEvent(new Event(event, { bubbles: true }));
}
