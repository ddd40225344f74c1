import type * as calls from '@summit/contract/calls/organise-resources';
import type { ResponseOf } from '@summit/contract/requests/call';

export type Entry = ResponseOf<typeof calls.resourceEntry>;
export type EntryValues = Record<string, unknown>;
export type EntryChange = ResponseOf<typeof calls.setResourceEntry>;
export type ResourceField = ResponseOf<typeof calls.resourceFields>['fields'][number];
/** The fields of a section, which has no sections itself. */
export type FieldFacts = Omit<ResourceField, 'fields'>;

/** An entry in react-admin's form. */
export interface EntryRecord {
  id: string;
  version: string;
  values: EntryValues;
}

/** An entry of the server in the form of react-admin's. */
export function toRecord({ key, version, values }: Entry): EntryRecord {
  return { id: key, version, values: values as EntryValues };
}
