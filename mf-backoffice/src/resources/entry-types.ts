import type * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';

export type Entry = ResponseOf<typeof calls.resourceEntry>;
export type EntryValues = Record<string, unknown>;
export type EntryChange = ResponseOf<typeof calls.setResourceEntry>;

/** What a field is edited and shown with. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'moment'
  | 'day'
  | 'number'
  | 'colour'
  | 'picture'
  | 'flag'
  | 'choice'
  /** The key of an entry of another resource, or several of them in their order. */
  | 'reference'
  | 'references'
  | 'list'
  | 'json';

export interface ResourceField {
  name: string;
  label: string;
  kind: FieldKind;
  /** How it is written in a table. */
  written: string;
  help: string | null;
  isRequired: boolean;
  /** It is set when an entry is added, and not afterwards; or by nobody. */
  isFixed: boolean;
  choices: readonly string[];
  refersTo: ResourceId | null;
}

/** An entry as react-admin keeps it. */
export interface EntryRecord {
  id: string;
  version: string;
  values: EntryValues;
}

/** An entry of the server in the form of react-admin's. */
export function toRecord({ key, version, values }: Entry): EntryRecord {
  return { id: key, version, values: values as EntryValues };
}
