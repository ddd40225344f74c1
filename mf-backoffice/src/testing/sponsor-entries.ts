import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond } from '@summit/shared-auth/testing';
import type { Entry, EntryChange } from '../resources/entry-types.ts';

const field = (name: string, kind = 'text', facts: { isRequired?: boolean; isFixed?: boolean } = {}) => ({
  name,
  kind,
  isRequired: false,
  isFixed: false,
  ...facts,
});

export const fields = respond(calls.resourceFields, {
  fields: [
    field('id', 'text', { isFixed: true, isRequired: true }),
    field('name', 'text', { isRequired: true }),
    field('status', 'Draft | Published'),
    field('opensAt', 'moment with its zone, such as 2027-06-10T09:00:00+01:00'),
    field('position', 'number'),
  ],
});
export const listOf = (...entries: Entry[]) =>
  respond(calls.resourceEntries, { entries, totalItems: entries.length, totalPages: 1 });
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

/** Chooses one of a few, by what it is called. */
export async function choose(user: UserEvent, label: RegExp, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}
