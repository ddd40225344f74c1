/** What a visitor enters something into. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds: its text, or whether it is ticked. */
export type Content = string | boolean;

/** What was typed into a page before its script: its path, and what each field holds, by the field's id. */
export type StoredFields = [path: string, contents: Record<string, Content>];

/** What a field holds now. */
export function getContent(field: Field): Content {
  return isTicked(field) ? (field as HTMLInputElement).checked : field.value;
}

/** Whether a field takes a tick instead of a text. */
export function isTicked({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}
