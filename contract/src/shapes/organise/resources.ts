import { number, object } from 'yup';
import { whole as wholeNumber } from '../../forms/resource-rules.ts';
import { fields, getOptionalOne, oneOf, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { fieldKinds } from '../../organising/field-facts.ts';
import { resourceIds } from '../../organising/resources.ts';
import {
  choice,
  flag,
  listed,
  moment,
  nullableChoice,
  nullableText,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';

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

/** A change of an entry, as the record has it: what is personal or secret is withheld. */
export const pastChange = shape({
  id: whole(),
  at: moment(),
  organiser: text(),
  /** The name of the call. */
  call: text(),
  changes: listed(fieldChange),
  /** Whether it can be reverted as far as the record goes; the entry may have changed since. */
  isRevertible: flag(),
});

/** What a change sends by email, to be read before it is made: to how many people, and each wording once. */
export const emails = shape({
  people: whole(),
  mails: listed(shape({ subject: text(), says: text(), people: whole() })),
});

const bound = () => number().nullable().defined();

const ownFacts = {
  name: text(),
  label: text(),
  kind: choice(fieldKinds),
  /** How it is written on a command line and in a table. */
  written: text(),
  help: nullableText(),
  isRequired: flag(),
  /** It can be set when an entry is added, and not afterwards. */
  isFixed: flag(),
  /** Nobody sets it. */
  isReadOnly: flag(),
  /** Of a choice; empty for other kinds. */
  choices: listed(text()),
  /** The resource whose keys it holds. */
  refersTo: nullableChoice(resourceIds),
  /** What a form can check before it is sent; null: there is no such rule. */
  maxLength: bound(),
  min: bound(),
  max: bound(),
  pattern: nullableText(),
  patternFlags: nullableText(),
};

/** A field of a resource; `fields` are those of a section. */
export const field = shape({ ...ownFacts, fields: listed(shape(ownFacts)) });

const resource = oneOf(resourceIds);

export const inResource = fields({ resource });

const key = requiredText(limits.shortText);

export const inEntry = fields({ resource, key });

export const inChange = fields({ resource, key, change: wholeNumber(1, Number.MAX_SAFE_INTEGER).required() });

/** `true`: what would change is returned, and nothing is changed. */
export const dryRun = getOptionalOne(['true', 'false']);
