import type { ObjectSchema, Schema, SchemaDescription } from 'yup';
import type * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import { choiceName } from '@summit/contract/organising/choice-names';
import { fieldFact, type FieldKind, fieldLabel } from '@summit/contract/organising/field-facts';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { patterns } from '@summit/contract/words/patterns';
import { allResources } from './all-resources.ts';

type Field = ResponseOf<typeof calls.resourceFields>['fields'][number];

/** The fields of a resource as organisers read and edit them. @param key of the entry whose fields they are; null: all there are */
export function getFields(id: ResourceId, key: string | null): Field[] {
  const resource = allResources[id];
  const schema = resource.getFields(key);
  const names = resource.columns.filter((name) => key === null || Object.hasOwn(schema.fields, name));
  const { fixed = [], readOnly = [], defaults = {} } = resource;
  return names.map((name) => ({
    ...getFacts(id, name, schema.fields[name] as Schema | undefined, defaults[name]),
    isFixed: name === resource.key || fixed.includes(name),
    isReadOnly: readOnly.includes(name),
    fields: getParts(id, schema.fields[name] as Schema | undefined),
  }));
}

interface Meta {
  kind?: FieldKind;
  written?: string;
}

/** @param ofColumn the default of its column */
function getFacts(id: ResourceId, name: string, schema: Schema | undefined, ofColumn?: unknown) {
  const field = schema?.describe() as SchemaDescription | undefined;
  const { help = null, refersTo = null, kind } = fieldFact(id, name);
  const meta = (field?.meta ?? {}) as Meta;
  const choices = getChoices(schema);
  const isOneOfThem = choices.length > 0 && field?.type !== 'array';
  const isNeeded = isRequired(field, choices);
  const regex = getTest(field, 'matches')?.regex;
  return {
    name,
    label: fieldLabel(id, name),
    kind: kind ?? meta.kind ?? getKind(field, schema, choices, refersTo !== null),
    written: isOneOfThem ? choices.join(' | ') : (meta.written ?? writtenAs[field?.type ?? ''] ?? 'text'),
    help,
    // The default of a column counts only for a field that may be omitted.
    defaultValue: getDefault(field?.default) ?? (isNeeded ? null : getDefault(ofColumn)),
    isRequired: isNeeded,
    choices,
    choiceNames: choices.map((choice) => choiceName(id, name, choice)),
    refersTo,
    maxLength: field?.type === 'string' ? getBound(field, 'max') : null,
    min: field?.type === 'number' ? getBound(field, 'min') : null,
    max: field?.type === 'number' ? getBound(field, 'max') : null,
    pattern: regex instanceof RegExp ? regex.source : null,
    patternFlags: regex instanceof RegExp ? regex.flags : null,
  };
}

/**
 * Whether a field has to be filled in. A text that always exists, such as a setting, may be empty, and an omitted field
 * has its default.
 */
function isRequired(field: SchemaDescription | undefined, choices: readonly string[]): boolean {
  if (!field || field.optional || field.nullable || typeof field.default === 'string') return false;
  const mayBeEmpty = field.type === 'string' && choices.length === 0;
  return !mayBeEmpty || getTest(field, 'required') !== undefined;
}

/** The texts of which a field, or each item of a list, has to be one. */
function getChoices(schema: Schema | undefined): string[] {
  const item = getItem(schema)?.describe() as SchemaDescription | undefined;
  return (item?.oneOf ?? []).filter((one) => typeof one === 'string');
}

/** A default as JSON; null: none, or none that a form could begin with. */
function getDefault(value: unknown): string | null {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain && value !== '' ? JSON.stringify(value) : null;
}

/** The fields of a section, or of each section of a list. */
function getParts(id: ResourceId, schema: Schema | undefined): Field['fields'] {
  const section = getSection(schema);
  return Object.entries(section?.fields ?? {}).map(([name, part]) => ({
    ...getFacts(id, name, part as Schema),
    isFixed: false,
    isReadOnly: false,
  }));
}

function getSection(schema: Schema | undefined): ObjectSchema<object> | undefined {
  const inner = getItem(schema);
  return inner?.type === 'object' ? (inner as ObjectSchema<object>) : undefined;
}

/** The rule of an item of a list, or else of the field itself. */
function getItem(schema: Schema | undefined): Schema | undefined {
  return schema?.type === 'array' ? (schema as Schema & { innerType?: Schema }).innerType : schema;
}

function getKind(
  field: SchemaDescription | undefined,
  schema: Schema | undefined,
  choices: readonly string[],
  isReference: boolean,
): FieldKind {
  const isList = field?.type === 'array';
  if (isReference) return isList ? 'references' : 'reference';
  if (choices.length > 0 && !isList) return 'choice';
  if (isList) return getSection(schema) ? 'sections' : 'list';
  switch (field?.type) {
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'object':
      return 'section';
    default:
      return getKindOfText(field);
  }
}

function getKindOfText(field: SchemaDescription | undefined): FieldKind {
  if (getTest(field, 'written')) return 'email';
  if (getTest(field, 'url')) return 'link';
  if (getTest(field, 'phone')) return 'phone';
  if (getTest(field, 'matches')?.regex === patterns.countryCode) return 'country';
  return (getBound(field, 'max') ?? 0) > limits.url ? 'longText' : 'text';
}

/** How a value is written on a command line, where its rule does not say it. */
const writtenAs: Record<string, string> = {
  string: 'text',
  number: 'number',
  boolean: 'true | false',
  array: 'list',
  object: 'JSON',
  mixed: 'JSON',
};

function getTest(field: SchemaDescription | undefined, name: string): Record<string, unknown> | undefined {
  const found = field?.tests.find((test) => test.name === name);
  return found && { ...found.params };
}

function getBound(field: SchemaDescription | undefined, name: 'min' | 'max'): number | null {
  const bound = getTest(field, name)?.[name];
  return typeof bound === 'number' ? bound : null;
}
