import type { ResourceField } from '../resources/entry-types.ts';

/** A field of a resource, with the usual facts. */
export const fieldOf = (name: string, label: string, facts: Partial<ResourceField> = {}): ResourceField => ({
  name,
  label,
  kind: 'text',
  written: 'text',
  help: null,
  defaultValue: null,
  isRequired: false,
  isFixed: false,
  isReadOnly: false,
  choices: [],
  choiceNames: [],
  refersTo: null,
  maxLength: null,
  min: null,
  max: null,
  pattern: null,
  patternFlags: null,
  fields: [],
  ...facts,
});
