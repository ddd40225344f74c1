import { isSchema, type Schema, type SchemaDescription, type SchemaFieldDescription } from 'yup';

/** The parts of JSON Schema that a yup schema can express. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

interface Description extends SchemaDescription {
  fields?: Record<string, SchemaFieldDescription>;
  innerType?: SchemaFieldDescription | SchemaFieldDescription[];
}

type Test = SchemaDescription['tests'][number];

/** The JSON Schema of the values that a yup schema accepts. `mixed()` and `lazy()` accept anything. */
export function toJsonSchema(schema: unknown): JsonSchema {
  if (!isSchema(schema)) throw new Error('Only yup schemas can be described.');
  return convert((schema as Schema).describe() as Description);
}

function convert(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const description = field as Description;
  const schema = { ...ofType(description), ...limits(description) };
  if (description.oneOf.length > 0) schema.enum = [...description.oneOf];
  if (description.nullable && schema.type) {
    schema.type = [schema.type, 'null'].flat();
    schema.enum = schema.enum && [...new Set([...schema.enum, null])];
  }
  return dropUndefined(schema);
}

function ofType(description: Description): JsonSchema {
  switch (description.type) {
    case 'object':
      return ofObject(description.fields ?? {});
    case 'array':
      return { type: 'array', items: ofItems(description.innerType) };
    case 'number':
      return { type: hasTest(description, 'integer') ? 'integer' : 'number' };
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'string':
    case 'boolean':
      return { type: description.type };
    default:
      return {};
  }
}

function ofObject(fields: Record<string, SchemaFieldDescription>): JsonSchema {
  const entries = Object.entries(fields);
  if (entries.length === 0) return { type: 'object', additionalProperties: true };
  const required = entries
    .filter(([, field]) => 'optional' in field && !field.optional)
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field)])),
    ...(required.length > 0 && { required }),
  };
}

function ofItems(inner: Description['innerType']): JsonSchema {
  return inner && !Array.isArray(inner) ? convert(inner) : {};
}

function limits(description: Description): JsonSchema {
  const min = getNumber(description, 'min', 'min');
  const max = getNumber(description, 'max', 'max');
  const length = getNumber(description, 'length', 'length');
  switch (description.type) {
    case 'string':
      return { minLength: length ?? min, maxLength: length ?? max, ...textLimits(description) };
    case 'array':
      return { minItems: length ?? min, maxItems: length ?? max };
    case 'number':
      return { minimum: min, maximum: max };
    default:
      return {};
  }
}

function textLimits(description: Description): JsonSchema {
  const formats: Record<string, string> = { email: 'email', url: 'uri', uuid: 'uuid', datetime: 'date-time' };
  const named = description.tests.find((test) => test.name !== undefined && test.name in formats);
  if (named?.name) return { format: formats[named.name] };
  const pattern = description.tests.find((test) => test.params?.regex instanceof RegExp)?.params?.regex;
  return { pattern: pattern instanceof RegExp ? pattern.source : undefined };
}

function hasTest(description: Description, name: string): boolean {
  return description.tests.some((test: Test) => test.name === name);
}

function getNumber(description: Description, name: string, parameter: string): number | undefined {
  const value = description.tests.find((test: Test) => test.name === name)?.params?.[parameter];
  return typeof value === 'number' ? value : undefined;
}

function dropUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
