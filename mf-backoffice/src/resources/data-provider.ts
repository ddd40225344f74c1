import type { DataProvider } from 'react-admin';
import * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { CallFunction } from '@summit/shared-auth';
import { toRecord } from './entry-types.ts';
import { type ListQuery, pageOf } from './list/page-of.ts';

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
    async getList(name: string, query: ListQuery) {
      const { entries } = await call(calls.resourceEntries, {
        params: { resource: name as ResourceId },
        query: { itemsOnPage: limits.maxItemsOnPage },
      });
      return pageOf(entries.map(toRecord), query);
    },
    async getOne(name: string, { id }: { id: string }) {
      return { data: await read(name, id) };
    },
    async getMany(name: string, { ids }: { ids: string[] }) {
      // What another entry refers to may be gone: its key is shown then.
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

function refused(): Promise<never> {
  return Promise.reject(new Error('A change is shown before it is made: use the form.'));
}
