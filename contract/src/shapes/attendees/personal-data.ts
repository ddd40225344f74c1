import { object } from 'yup';
import { getOptionalOne } from '../../forms/rules.ts';
import { flag, listed, moment, nullableText, shape, text, whole } from '../../requests/response-shapes.ts';

/** Everything about one person, by the table it is stored in. Hashes and keys are left out. */
export const personalData = shape({
  email: text(),
  collectedAt: moment(),
  tables: listed(shape({ table: text(), rows: listed(object().required()) })),
});

export const erasure = shape({
  /** They had registered. */
  hasAccount: flag(),
  tables: listed(
    shape({
      table: text(),
      outcome: text(),
      rows: whole(),
      /** Why they stay; null: they do not. */
      reason: nullableText(),
    }),
  ),
  /** Photos that nobody else uses: removed from the disk. */
  files: whole(),
});

/** `true`: what would happen is returned, and nothing is changed. */
export const dryRun = getOptionalOne(['true', 'false']);
