import type { SchemaDescription } from 'yup';
import type { Resource } from '../platform/resources/resource.ts';

/** The fields of a resource as organisers read them. */
export function fieldsOf(resource: Resource) {
  const described = resource.fieldsOf(null).describe().fields;
  return resource.columns.map((name) => {
    const field = described[name] as SchemaDescription | undefined;
    const choices = (field?.oneOf ?? []).filter((one) => typeof one === 'string');
    return {
      name,
      kind: choices.length > 0 ? choices.join(' | ') : (kindNames[field?.type ?? ''] ?? 'text'),
      isRequired: field ? !field.optional && !field.nullable : false,
      isFixed: [resource.key, ...(resource.fixed ?? []), ...(resource.readOnly ?? [])].includes(name),
    };
  });
}

const kindNames: Record<string, string> = {
  string: 'text',
  number: 'number',
  boolean: 'true | false',
  array: 'list',
  object: 'JSON',
  mixed: 'JSON',
};
