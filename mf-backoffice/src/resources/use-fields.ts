import * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import { useRead } from '../shared/data/read.ts';

/** The fields of a resource, or of one entry where they differ. */
export function useFields(resource: ResourceId, key?: string) {
  return useRead(calls.resourceFields, { params: { resource }, query: key === undefined ? {} : { key } });
}
