/** The values of a form by field name: a field in an object is `billing.city`, a list is one value. */
export function valuesByField(values: object, prefix = ''): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? valuesByField(value, `${prefix}${name}.`) : { [`${prefix}${name}`]: value };
  });
  return Object.assign({}, ...entries) as Record<string, unknown>;
}

/** Whether two values of a field are equal; lists are compared by content, and an absent value equals an empty one. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}

/** Whether a stored value has the type of the field's value; a field without a value accepts any. */
export function isOfItsKind(value: unknown, present: unknown): boolean {
  return present === undefined || getKind(value) === getKind(present);
}

function getKind(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
