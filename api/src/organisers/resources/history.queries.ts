import { and, desc, eq } from 'drizzle-orm';
import { maskedForRecord, maskedValue } from '@summit/contract/organising/record-masks';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import type { Db } from '../../platform/db/db.ts';
import type { EntriesQuery } from '../../platform/resources/entries-query.ts';
import { listInSql } from '../../platform/resources/list-in-sql.queries.ts';
import type { Values } from '../../platform/resources/resource.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';
import { allResources } from './all-resources.ts';

type AuditRow = typeof organiserAudit.$inferSelect;

/** A change of an entry as the record has it; null: the entry was not there. */
export interface RecordedChange {
  before: Values | null;
  after: Values | null;
}

interface Named {
  resource: ResourceId;
  key: string;
}

/** One page of the changes of an entry, the latest first. */
export async function listHistory(db: Db, { resource: id, key }: Named, query: EntriesQuery) {
  const resource = allResources[id];
  const found = await resource.find(db, key);
  const { id: number, at, organiserName, call } = organiserAudit;
  const { rows, total } = await listInSql(db, query, {
    select: db.select().from(organiserAudit).$dynamic(),
    count: organiserAudit,
    columns: { at, organiser: organiserName, call },
    where: isAbout(id, found ? String(found[resource.key]) : key),
    order: [desc(number)],
  });
  return { items: rows.map((row) => toPastChange(id, row)), total };
}

/** One change of an entry, by its number; null: there is none. */
export async function findChange(
  db: Db,
  { resource, key }: Named,
  change: number,
): Promise<RecordedChange | null> {
  const [row] = await db
    .select()
    .from(organiserAudit)
    .where(and(isAbout(resource, key), eq(organiserAudit.id, change)));
  return row ? masked(row) : null;
}

/** Whether the record has enough of a change to revert it. */
export function isRevertible(id: ResourceId, { before, after }: RecordedChange): boolean {
  const { remove, makesKeys, readOnly = [] } = allResources[id];
  if (before === null) return remove !== undefined;
  const isWhole = !Object.values(before).includes(maskedValue);
  // Nobody sets a field that is read-only, so that a subscription which has ended stays so.
  const isSettable = Object.keys(before).some((name) => !readOnly.includes(name));
  return isWhole && isSettable && (after !== null || !(makesKeys || resourceFact(id).addsNone));
}

function isAbout(id: ResourceId, key: string) {
  return eq(organiserAudit.subject, `${id}/${key}`);
}

/** The values, masked again, because older records were stored without masks. */
function masked({ subject, before, after }: AuditRow): RecordedChange {
  return {
    before: maskedForRecord(subject, before) as Values | null,
    after: maskedForRecord(subject, after) as Values | null,
  };
}

function toPastChange(id: ResourceId, row: AuditRow) {
  const { id: number, at, organiserName, call } = row;
  const change = masked(row);
  const names = Object.keys({ ...change.before, ...change.after });
  return {
    id: number,
    at: at.toISOString(),
    organiser: organiserName,
    call,
    changes: names.map((field) => ({
      field,
      before: asText(change.before?.[field]),
      after: asText(change.after?.[field]),
    })),
    isRevertible: isRevertible(id, change),
  };
}

function asText(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
