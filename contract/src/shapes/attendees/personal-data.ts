import { getOptionalOne } from '../../forms/rules.ts';
import { flag, listed, moment, nullableText, shape, text, whole } from '../../requests/response-shapes.ts';
import { object } from '../../yup.ts';

/** Everything about one person, by the table it is stored in. Hashes and keys are left out. */
export const personalData = shape({
  email: text(),
  collectedAt: moment(),
  tables: listed(shape({ table: text(), rows: listed(object().required()) })),
});

export const erasure = shape({
  /** Whether the person had an account. */
  hasAccount: flag(),
  tables: listed(
    shape({
      table: text(),
      outcome: text(),
      rows: whole(),
      /** Why the rows are not removed; null: they are. */
      reason: nullableText(),
    }),
  ),
  /** The number of photos removed from storage; a photo that another person uses stays. */
  files: whole(),
});

/** `true`: a dry run, which returns what would happen and changes nothing. */
export const dryRun = getOptionalOne(['true', 'false']);
