/** The elements of a form that visitors fill in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The content of a field: its text, or whether it is ticked. */
export type Content = string | boolean;

/** What was typed into a page before its script had loaded: its path, and the content of each field by its id. */
export type StoredFields = [path: string, contents: Record<string, Content>];

/** The present content of a field. */
export function getContent(field: Field): Content {
  return isTicked(field) ? (field as HTMLInputElement).checked : field.value;
}

/** Whether a field is a checkbox or radio button. */
export function isTicked({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}
