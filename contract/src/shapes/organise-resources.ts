import { object } from 'yup';
import { fields, getOptionalOne, oneOf, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { resourceIds } from '../organising/resources.ts';
import { flag, listed, nullableText, shape, text, whole } from '../requests/response-shapes.ts';

/** An entry: the values of its fields, and the version that a change of it has to name. */
export const entry = shape({ key: text(), version: text(), values: object().required() });

const fieldChange = shape({
  field: text(),
  /** JSON; null: there is none. */
  before: nullableText(),
  after: nullableText(),
});

export const change = shape({
  /** Where it stands in the imported file; null: in none. */
  line: whole().nullable(),
  key: text(),
  isNew: flag(),
  changes: listed(fieldChange),
  /** What is shown this once, such as the link of an invitation. */
  issued: nullableText(),
  /** What should be known before it is made; it can be made all the same. */
  notes: listed(text()),
});

const resource = oneOf(resourceIds);

export const inResource = fields({ resource });

const key = requiredText(limits.shortText);

export const inEntry = fields({ resource, key });

/** `true`: what would change is returned, and nothing is changed. */
export const dryRun = getOptionalOne(['true', 'false']);
