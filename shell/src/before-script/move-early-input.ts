import { earlyState } from './early-state.ts';
import { enteredContent } from './entered-fields.ts';
import type { Content, Field } from './field-content.ts';

type Place = number[];

/**
 * Records the visitor's input in a part of the page that is about to be rendered again with the same structure. The
 * returned function moves it to the corresponding new elements, and restores the focus.
 */
export function moveEarlyInput(part: Element): () => void {
  const early = earlyState();
  if (!early || early.done) return () => undefined;
  const mover = new Mover(part);
  const { typed, pressed, submitted, entered } = early;
  const fields = new Set([...typed, ...(entered?.keys() ?? [])]);
  const contents = [...fields].map((field) => [field, enteredContent(field, entered)] as const);
  [...fields, ...pressed, ...submitted].forEach((element) => mover.note(element));
  const focused = document.activeElement;
  if (focused) mover.note(focused);
  return () => {
    early.typed = typed.map(mover.successor);
    early.pressed = pressed.map(mover.successor);
    early.submitted = submitted.map(mover.successor);
    early.entered = new Map<Field, Content>(contents.map(([field, held]) => [mover.successor(field), held]));
    for (const field of fields) moveFiles(field, mover.successor(field));
    const next = focused && mover.successor(focused);
    if (next instanceof HTMLElement && next !== focused) next.focus({ preventScroll: true });
  };
}

class Mover {
  private readonly places = new Map<Element, Place>();

  constructor(private readonly part: Element) {}

  note(element: Element): void {
    if (this.part.contains(element)) this.places.set(element, placeIn(this.part, element));
  }

  /** The element at the same place in the new part; the element itself when it was elsewhere, or has no counterpart. */
  readonly successor = <E extends Element>(element: E): E => {
    const place = this.places.get(element);
    if (!place) return element;
    const found = place.reduce<Element | undefined>((parent, index) => parent?.children[index], this.part);
    return found?.tagName === element.tagName ? (found as E) : element;
  };
}

function placeIn(part: Element, element: Element): Place {
  const place: Place = [];
  for (let at = element; at !== part; at = at.parentElement as Element) {
    place.unshift([...(at.parentElement as Element).children].indexOf(at));
  }
  return place;
}

function moveFiles(from: Field, to: Field): void {
  if (from === to || !(from instanceof HTMLInputElement) || from.type !== 'file') return;
  (to as HTMLInputElement).files = from.files;
}
