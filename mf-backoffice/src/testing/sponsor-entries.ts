import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond } from '@summit/shared-auth/testing';
import type { Entry, EntryChange } from '../resources/entry-types.ts';
import { fieldOf } from './field-of.ts';

/** The fields of a sponsor. */
export const fields = respond(calls.resourceFields, {
  fields: [
    fieldOf('id', 'Key', { isFixed: true, isRequired: true }),
    fieldOf('name', 'Name', { isRequired: true, maxLength: 20 }),
    fieldOf('status', 'Status', {
      kind: 'choice',
      choices: ['Draft', 'Published'],
      choiceNames: ['Draft', 'Published'],
    }),
    fieldOf('opensAt', 'Opens', { kind: 'moment' }),
    fieldOf('position', 'Position', { kind: 'number' }),
  ],
});
export const listOf = (...entries: Entry[]) =>
  respond(calls.resourceEntries, { items: entries, total: entries.length });
export const tide: Entry = {
  key: 'tide',
  version: 'v1',
  values: { id: 'tide', name: 'Tidewarden', status: 'Published', opensAt: '2027-06-08T08:00:00.000Z' },
};
export const stored = respond(calls.resourceEntry, tide);
export const changeOf = (changes: EntryChange['changes'], more: Partial<EntryChange> = {}): EntryChange => ({
  line: null,
  key: 'tide',
  isNew: false,
  changes,
  issued: null,
  notes: [],
  ...more,
});
export const hidden = changeOf([{ field: 'status', before: '"Published"', after: '"Draft"' }]);

/** Chooses an option of a list by its name. */
export async function choose(user: UserEvent, label: RegExp, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}
