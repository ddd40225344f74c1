import type { SchemaDescription, SchemaObjectDescription } from 'yup';

/** The fields that a form's rules require; fields of a nested object by their path: `billing.city`. */
export function requiredNames(schema: { describe: () => SchemaObjectDescription }): ReadonlySet<string> {
  return new Set(namesIn(schema.describe()));
}

function namesIn({ fields }: SchemaObjectDescription, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const name = prefix + key;
    const parts = 'fields' in field ? namesIn(field as SchemaObjectDescription, `${name}.`) : [];
    return isRequired(field as SchemaDescription) ? [name, ...parts] : parts;
  });
}

function isRequired({ optional }: SchemaDescription): boolean {
  return optional === false;
}
