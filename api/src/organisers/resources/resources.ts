import * as organiseResourcesCalls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import type { BodyOf, QueryOf } from '@summit/contract/requests/call';
import type { Tx } from '../../platform/db/db.ts';
import { announcing } from '../../platform/mail/announced-mails.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { byteBudget } from '../../platform/requests/byte-budget.ts';
import { withFormFile } from '../../platform/requests/form-file.ts';
import { entriesQuery } from '../../platform/resources/entries-query.ts';
import type { Values } from '../../platform/resources/resource.ts';
import { getVersion } from '../../platform/resources/row-version.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { audit } from '../public/audit.queries.ts';
import { allResources } from './all-resources.ts';
import { type ChangeContext, changeEntry, removeEntry, withNotes } from './change-entry.ts';
import { getFields } from './describe-fields.ts';
import { exportedHeader, exportedLines } from './exported-table.ts';
import { listHistory } from './history.queries.ts';
import { importEntries } from './import-entries.ts';
import { importBudget, importedRows } from './imported-rows.ts';
import { makeChange } from './make-change.ts';
import { requireAnyChange, requireRead } from './require-permission.ts';
import { revertChange } from './revert-change.ts';

interface ChangeInput {
  params: { resource: ResourceId };
  organiser: SignedInOrganiser;
  query: Pick<QueryOf<typeof organiseResourcesCalls.setResourceEntry>, 'dryRun'>;
}

/** The resources, which all have the same calls. */
export const resources: Capability = (app, platform) => {
  const { db, clock } = platform;
  const budget = byteBudget(importBudget);

  const change = <T>(
    call: keyof typeof organiseResourcesCalls,
    { params, organiser, query }: ChangeInput,
    make: (tx: Tx, context: ChangeContext) => Promise<T>,
    mail: ChangeContext['mail'] = platform.mail,
  ): Promise<T> => {
    requireAnyChange(organiser, params.resource);
    const isDryRun = query.dryRun === 'true';
    const context = {
      id: params.resource,
      organiser,
      call,
      isDryRun,
      changed: [],
      mail,
      now: platform.clock.now(),
      config: platform.config,
    };
    return makeChange(platform, context, make);
  };

  serve(app, organiseResourcesCalls, {
    resourceEntries: async ({ organiser, params, query }) => {
      requireRead(organiser, params.resource);
      const resource = allResources[params.resource];
      const perPage = Math.min(query.perPage, mostOnPage(params.resource));
      const { rows, total } = await resource.list(db, entriesQuery({ ...query, perPage }));
      return { items: rows.map((values) => getEntry(resource.key, values)), total };
    },
    resourceEntry: async ({ organiser, params, fail }) => {
      requireRead(organiser, params.resource);
      const resource = allResources[params.resource];
      const found = await resource.find(db, params.key);
      return found ? getEntry(resource.key, found) : fail('resource-0002');
    },
    resourceFields: async ({ organiser, params, query }) => {
      requireRead(organiser, params.resource);
      return { fields: getFields(params.resource, query.key ?? null) };
    },
    setResourceEntry: (input) =>
      change('setResourceEntry', input, async (tx, context) => {
        const { values, version } = input.body as BodyOf<typeof organiseResourcesCalls.setResourceEntry>;
        const changed = await changeEntry(tx, context, { key: input.params.key, values, version });
        return (await withNotes(tx, context, [changed]))[0] ?? changed;
      }),
    removeResourceEntry: (input) =>
      change('removeResourceEntry', input, (tx, context) =>
        removeEntry(tx, context, { key: input.params.key, version: input.query.version }),
      ),
    resourceHistory: async ({ organiser, params, query }) => {
      requireRead(organiser, params.resource);
      return listHistory(db, params, entriesQuery(query));
    },
    revertResourceChange: (input) =>
      change('revertResourceChange', input, async (tx, context) => {
        const { key, change: id } = input.params;
        const reverted = await revertChange(tx, context, { key, change: id, version: input.body.version });
        return (await withNotes(tx, context, [reverted]))[0] ?? reverted;
      }),
    importResource: (input) => {
      requireAnyChange(input.organiser, input.params.resource);
      const file = {
        name: 'file',
        maxBytes: limits.importBytes,
        accepts: () => true,
        beginningBytes: 1,
        budget,
      };
      return withFormFile(input.request, file, async (sent) => {
        if ('problem' in sent) throw new Failure(sent.problem === 'none' ? 'resource-0005' : 'resource-0004');
        const rows = importedRows(
          allResources[input.params.resource],
          input.query.format,
          sent.content,
          input.query,
        );
        const { outbox, announced } = announcing(platform.mail);
        const imported = await change(
          'importResource',
          input,
          (tx, context) => importEntries(tx, context, rows, input.query.version),
          outbox,
        );
        return { ...imported, emails: announced() };
      });
    },
    exportResource: async ({ organiser, params }) => {
      requireRead(organiser, params.resource);
      const resource = allResources[params.resource];
      await db.transaction(async (tx) => {
        const { total } = await resource.list(tx, { limit: 1, offset: 0 });
        const taken = {
          call: 'exportResource',
          subject: `lists/${params.resource}`,
          after: { rows: total },
        };
        await audit(tx, organiser, taken, clock.now());
      });
      return app.streamedTables.send(db, exportedHeader(resource), (tx) => exportedLines(tx, resource));
    },
  });
};

/** The maximum on a page. It is lower for personal data, of which a larger number is an export. */
function mostOnPage(id: ResourceId): number {
  const { isPersonal, hasAddresses } = resourceFact(id);
  return isPersonal || hasAddresses ? limits.peopleOnPage : limits.maxItemsOnPage;
}

function getEntry(key: string, values: Values) {
  return { key: String(values[key]), version: getVersion(values), values };
}
