import * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { DemoOrganiserName } from '@summit/contract/session/demo-accounts';
import type { TestApp } from './test-app.ts';

type Entry = ResponseOf<typeof calls.resourceEntries>['items'][number];

interface SetOptions {
  dryRun?: boolean;
  /** Overrides the entry's present version. */
  version?: string | null;
}

interface ImportOptions {
  dryRun?: boolean;
  version?: string;
  decimals?: 'comma';
  dates?: 'day-first' | 'month-first';
}

/** An organiser of the demo event who changes resources. */
export async function getOrganiser(api: TestApp, name: DemoOrganiserName = 'owner') {
  const token = await api.organise(name);

  async function show(resource: ResourceId, key: string) {
    const { body, status } = await api.call(calls.resourceEntry, { token, params: { resource, key } });
    return status === 200 ? { ...body, values: body.values as Record<string, unknown> } : null;
  }

  return {
    token,
    show,
    /** All entries of all pages. */
    async list(resource: ResourceId) {
      const query = { perPage: limits.maxItemsOnPage, page: 1 };
      const entries: Entry[] = [];
      for (;;) {
        const { body } = await api.call(calls.resourceEntries, { token, params: { resource }, query });
        entries.push(...body.items);
        if (body.items.length === 0 || entries.length >= body.total) return entries;
        query.page += 1;
      }
    },
    async set(
      resource: ResourceId,
      key: string,
      values: object,
      { dryRun = false, version }: SetOptions = {},
    ) {
      const present = version === undefined ? ((await show(resource, key))?.version ?? null) : version;
      return api.call(calls.setResourceEntry, {
        token,
        params: { resource, key },
        query: { dryRun: String(dryRun) },
        body: { version: present, values },
      });
    },
    async remove(resource: ResourceId, key: string, dryRun = false) {
      const version = (await show(resource, key))?.version ?? 'none';
      return api.call(calls.removeResourceEntry, {
        token,
        params: { resource, key },
        query: { dryRun: String(dryRun), version },
      });
    },
    async export(resource: ResourceId) {
      return (await api.call(calls.exportResource, { token, params: { resource } })).body;
    },
    async import(
      resource: ResourceId,
      format: 'csv' | 'json',
      file: string | Buffer,
      { dryRun = false, version, ...settings }: ImportOptions = {},
    ) {
      return api.call(calls.importResource, {
        token,
        params: { resource },
        query: { format, dryRun: String(dryRun), ...(version && { version }), ...settings },
        body: { file: new Blob([new Uint8Array(Buffer.from(file))]) },
      });
    },
  };
}
