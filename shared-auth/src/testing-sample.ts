import type { Schema, SchemaDescription, SchemaObjectDescription } from 'yup';
import type { Call, ResponseOf } from '@summit/contract/requests/call';
import { wholeRow } from '@summit/contract/tables/whole-rows';

type Part<T> = T extends readonly unknown[] ? T : T extends object ? { [Key in keyof T]?: Part<T[Key]> } : T;

/**
 * A plain response of a row for tests that do not depend on it: empty texts and lists, zeros, and switches off. `change`
 * has the values that matter: `sampleResponse(settingsCalls.settings, { event: { city: 'London' } })`.
 */
export function sampleResponse<C extends Call>(
  row: C,
  change: Part<ResponseOf<C>> = {} as Part<ResponseOf<C>>,
) {
  const { response } = wholeRow<Call>(row);
  if (!response) throw new Error(`${row.path} returns nothing`);
  const sample = getSample((response as Schema).describe() as SchemaDescription);
  return merged(sample, change) as ResponseOf<C>;
}

function getSample(schema: SchemaDescription): unknown {
  if (schema.nullable) return null;
  if (schema.oneOf.length > 0) return schema.oneOf[0];
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries((schema as SchemaObjectDescription).fields);
      return Object.fromEntries(fields.map(([name, field]) => [name, getSample(field as SchemaDescription)]));
    }
    case 'array':
      return [];
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'string':
      return '';
    default:
      return null;
  }
}

function merged(sample: unknown, change: unknown): unknown {
  if (change === undefined) return sample;
  if (!isRecord(sample) || !isRecord(change)) return change;
  const names = new Set([...Object.keys(sample), ...Object.keys(change)]);
  return Object.fromEntries([...names].map((name) => [name, merged(sample[name], change[name])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
