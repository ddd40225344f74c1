import { isSchema, type Schema, type StringSchema } from 'yup';
import * as limits from '@summit/contract/limits/limits';
import { countCharacters } from '@summit/contract/words/count-characters';
import { messages } from '@summit/contract/words/messages';
import { normaliseLines } from '@summit/contract/words/normalise-text';
import type { Values } from '../../platform/resources/resource.ts';

/** The name of the one field of a section that is a list. */
const whole = 'entries';

interface Shape {
  type: string;
  fields?: Record<string, unknown>;
}

/** The settings in a section, each by its path, e.g. `decorativeAccents.accent`; with the rule of its response. */
export function getLeaves(section: Schema, path: readonly string[] = []): [string, Schema][] {
  const { type, fields = {} } = section as unknown as Shape;
  if (type !== 'object') return [[path.join('.') || whole, inWords(section)]];
  return Object.entries(fields).flatMap(([name, field]) =>
    isSchema(field) ? getLeaves(field as Schema, [...path, name]) : [],
  );
}

/** The rules of responses have no messages and no limits, because the API itself makes responses. */
function inWords(leaf: Schema): Schema {
  switch (leaf.type) {
    case 'number':
      return leaf.clone().typeError(messages.number);
    case 'boolean':
      return leaf.clone().typeError(messages.flag);
    case 'string':
      return normalisedText(leaf);
    default:
      return leaf;
  }
}

function normalisedText(leaf: Schema): Schema {
  return (leaf as StringSchema)
    .transform((value: unknown) => (typeof value === 'string' ? normaliseLines(value) : value))
    .test(
      'longest',
      messages.maxLength,
      (value) => typeof value !== 'string' || countCharacters(value) <= limits.maxTextLength,
    );
}

/** The value of a setting in its section. */
export function leafIn(section: unknown, name: string): unknown {
  return getSteps(name).reduce<unknown>((part, step) => (part as Values)[step] ?? null, section);
}

/** A section with another value of a setting. */
export function withLeaf(section: unknown, name: string, value: unknown): unknown {
  const [first, ...others] = getSteps(name);
  if (first === undefined) return value;
  const part = section as Values;
  return { ...part, [first]: withLeaf(part[first], others.join('.') || whole, value) };
}

function getSteps(name: string): string[] {
  return name === whole ? [] : name.split('.');
}
