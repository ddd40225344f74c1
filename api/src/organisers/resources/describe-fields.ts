import type { SchemaDescription } from 'yup';
import type { Resource } from '../../platform/resources/resource.ts';

/** The fields of a resource as organisers read them. @param key of the entry whose fields they are; null: all there are */
export function getFields(resource: Resource, key: string | null) {
  const described = resource.getFields(key).describe().fields;
  const names = resource.columns.filter((name) => key === null || Object.hasOwn(described, name));
  return names.map((name) => {
    const field = described[name] as SchemaDescription | undefined;
    const choices = (field?.oneOf ?? []).filter((one) => typeof one === 'string');
    return {
      name,
      kind: choices.length > 0 ? choices.join(' | ') : getKind(name, field),
      isRequired: field ? !field.optional && !field.nullable : false,
      isFixed: [resource.key, ...(resource.fixed ?? []), ...(resource.readOnly ?? [])].includes(name),
    };
  });
}

/** How a value is written: as its rule says, otherwise by its type. */
function getKind(name: string, field: SchemaDescription | undefined): string {
  const written = (field?.meta as { written?: string } | undefined)?.written;
  if (written) return written;
  if (field?.type === 'number' && name.endsWith('Minor')) return 'number, in pence: 9900 is 99.00';
  return kindNames[field?.type ?? ''] ?? 'text';
}

const kindNames: Record<string, string> = {
  string: 'text',
  number: 'number',
  boolean: 'true | false',
  array: 'list',
  object: 'JSON',
  mixed: 'JSON',
};
