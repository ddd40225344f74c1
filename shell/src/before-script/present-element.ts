import { type Field, isTicked } from './field-content.ts';

// What was rendered on the server may differ from what React expects: extensions add elements, and a page may have been
// translated before its script was there. React renders such a part of the page again, with new elements.

/** The field that is now in the place of one that may be gone. */
export function presentField(field: Field): Field | undefined {
  if (field.isConnected) return field;
  const same = (other: Element | null): other is Field =>
    other?.tagName === field.tagName && (other as Field).type === field.type;
  const byId = field.id ? document.getElementById(field.id) : null;
  if (same(byId)) return byId;
  // Two radio buttons of one name differ by their value; what else has a value is what was entered.
  const isIt = (other: Element) => same(other) && (!isTicked(field) || other.value === field.value);
  return [...document.getElementsByName(field.name)].find(isIt) as Field | undefined;
}

/** The form that is now in the place of one that may be gone: the one with its first field that is still there. */
export function presentForm(form: HTMLFormElement): HTMLFormElement | undefined {
  if (form.isConnected) return form;
  const fields = [...form.elements].filter(
    (element) => 'value' in element && 'name' in element && element.name,
  );
  for (const field of fields as Field[]) {
    const found = presentField(field)?.form;
    if (found) return found;
  }
  return undefined;
}
