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
import { number, object } from '../../yup.ts';

/** An entry: the values of its fields, and the version that a change of it has to name. */
export const entry = shape({ key: text(), version: text(), values: object().required() });

const fieldChange = shape({
  field: text(),
  /** JSON; null: there is none. */
  before: nullableText(),
  after: nullableText(),
});

export const change = shape({
  /** Its line in the imported file; null: it was not imported. */
  line: whole().nullable(),
  key: text(),
  isNew: flag(),
  changes: listed(fieldChange),
  /** A value that is shown only once, such as the link of an invitation. */
  issued: nullableText(),
  /** Warnings before the change is made; they do not prevent it. */
  notes: listed(text()),
});

/** A change of an entry in the record, with personal data and secrets withheld. */
export const pastChange = shape({
  id: whole(),
  at: moment(),
  organiser: text(),
  /** The name of the call. */
  call: text(),
  changes: listed(fieldChange),
  /** Whether the record holds enough to revert it; the entry may have changed since. */
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
  /** The format on a command line and in a table. */
  written: text(),
  help: nullableText(),
  /** What an empty field of a new entry becomes, in JSON; null: it stays empty. */
  defaultValue: nullableText(),
  isRequired: flag(),
  /** Whether it can be set only when the entry is added. */
  isFixed: flag(),
  /** Whether organisers cannot set it at all. */
  isReadOnly: flag(),
  /** The values of a choice, or of each item of such a list; empty for other kinds. */
  choices: listed(text()),
  /** The words for each of them, in the same order. */
  choiceNames: listed(text()),
  /** The resource whose keys it holds. */
  refersTo: nullableChoice(resourceIds),
  /** Limits that a form can check before it is sent; null: there is none. */
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

/** `true`: a dry run, which returns what would change and changes nothing. */
export const dryRun = getOptionalOne(['true', 'false']);
