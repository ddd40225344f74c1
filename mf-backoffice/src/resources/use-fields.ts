import * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import { useRead } from '../shared/data/read.ts';
import { describedFields } from './described-fields.ts';
import type { ResourceField } from './entry-types.ts';

/** The fields of a resource, or of one entry where they differ. */
export function useFields(resource: ResourceId, key?: string) {
  return useRead(calls.resourceFields, { params: { resource }, query: key === undefined ? {} : { key } });
}

/** The same as a form takes them; none as long as they are not known. */
export function useKnownFields(resource: ResourceId, key?: string): ResourceField[] {
  return describedFields(resource, useFields(resource, key).data?.fields ?? []);
}
