import type { DataProvider } from 'react-admin';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { CallFunction } from '@summit/shared-auth';
import { findOwnList } from '../shared/data/own-lists.ts';
import { toRecord } from './entry-types.ts';

/** In URLs of react-admin a field of an entry is `values.name`. */
const inValues = /^values\./;

/**
 * The calls of resources as react-admin makes them. Changes are not among them: each is shown as a difference before it is
 * made, which its forms have no place for.
 */
export function createDataProvider(call: CallFunction): DataProvider {
  const read = async (name: string, key: string) => {
    const resource = name as ResourceId;
    return toRecord(await call(calls.resourceEntry, { params: { resource, key } }));
  };
  const provider = {
    async getList(
      name: string,
      { pagination = { page: 1, perPage: 25 }, sort, filter: { q, ...filter } = {} }: ListParams,
    ) {
      const sorted =
        sort && sort.field !== 'id' ? { sort: sort.field.replace(inValues, ''), order: sort.order } : {};
      const query = {
        ...pagination,
        ...sorted,
        ...(typeof q === 'string' && q.trim() && { q: q.trim() }),
        ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
      };
      const readOwn = findOwnList(name);
      if (readOwn) return readOwn(call, query);
      const { items, total } = await call(calls.resourceEntries, {
        params: { resource: name as ResourceId },
        query,
      });
      return { data: items.map(toRecord), total };
    },
    async getOne(name: string, { id }: { id: string }) {
      return { data: await read(name, id) };
    },
    async getMany(name: string, { ids }: { ids: string[] }) {
      // A referenced entry may be gone: then its key is shown.
      const found = await Promise.all(
        ids.map((id) => read(name, id).catch(() => ({ id, version: '', values: { name: id } }))),
      );
      return { data: found };
    },
    getManyReference: refused,
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
    deleteMany: refused,
  };
  return provider as unknown as DataProvider;
}

interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
}

function refused(): Promise<never> {
  return Promise.reject(new Error('A change is shown before it is made: use the form.'));
}
