const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row: PostgreSQL refuses to compare a uuid with any other. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
