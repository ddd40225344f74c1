import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { getReadKey, readOptions } from '../shared/data/read.ts';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';

type Entry = ResponseOf<typeof calls.resourceEntries>['items'][number];

/** Reads every entry of a resource, page by page, because pages of people are small. */
export function useEveryEntry(resource: ResourceId): UseQueryResult<Entry[]> {
  const call = useOrganiserCall();
  return useQuery<Entry[]>({
    // The key is the call's: when entries change, these are read again, too.
    queryKey: getReadKey(calls.resourceEntries, { every: resource }),
    queryFn: async () => {
      const read: Entry[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, perPage: limits.maxItemsOnPage };
        const { items, total } = await call(calls.resourceEntries, { params: { resource }, query });
        read.push(...items);
        if (items.length === 0 || read.length >= total) return read;
      }
    },
    ...readOptions,
  });
}
