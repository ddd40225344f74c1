import { useGetManyAggregate } from 'react-admin';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import { usePermitted } from '../shared/session/permitted.ts';
import type { EntryRecord } from './entry-types.ts';
import { entryName } from './entry-words.ts';

interface ReferredNamesProps {
  resource: ResourceId;
  keys: readonly string[];
}

/** The names of referenced entries; those that are gone, or may not be read, are shown by their keys. */
export function ReferredNames({ resource, keys }: ReferredNamesProps) {
  const mayRead = usePermitted()(resourceFact(resource).read);
  const { data = [] } = useGetManyAggregate<EntryRecord>(resource, { ids: [...keys] }, { enabled: mayRead });
  const names = new Map(data.filter(Boolean).map(({ id, values }) => [id, entryName(id, values)]));
  return keys.map((key) => names.get(key) ?? key).join(', ');
}

/** The keys that a field of references holds. */
export function keysIn(value: unknown): string[] {
  const keys: unknown[] = Array.isArray(value) ? value : [value];
  return keys.filter((key) => typeof key === 'string' && key !== '') as string[];
}
