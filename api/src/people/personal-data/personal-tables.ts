import { accountTables } from './account-tables.ts';
import { correspondenceTables } from './correspondence-tables.ts';
import type { PersonalTable } from './personal-table.ts';

/** Every table with personal data, and what becomes of it when somebody is erased. */
export const personalTables: Readonly<Record<string, PersonalTable>> = Object.fromEntries(
  Object.entries({ ...accountTables, ...correspondenceTables }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  ),
);
