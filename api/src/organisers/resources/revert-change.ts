import { isDeepStrictEqual } from 'node:util';
import { maskedForRecord } from '@summit/contract/organising/record-masks';
import type { Tx } from '../../platform/db/db.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { allResources } from './all-resources.ts';
import { type ChangeContext, changeEntry, type EntryChange, removeEntry } from './change-entry.ts';
import { findChange, isRevertible, type RecordedChange } from './history.queries.ts';

interface Reverted {
  key: string;
  /** The number of the change in the record. */
  change: number;
  /** The version of the entry that was read; null: there was none. */
  version: string | null;
}

/**
 * Reverts the fields of one change. It is a change like any other, checked by the same rules and recorded.
 * @throws resource-0001, resource-0002, resource-0003, resource-0006, resource-0007
 */
export async function revertChange(
  tx: Tx,
  context: ChangeContext,
  { key, change: number, version }: Reverted,
): Promise<EntryChange> {
  const resource = allResources[context.id];
  const present = await resource.find(tx, key, { lock: true });
  const ownKey = present ? String(present[resource.key]) : key;
  const change = await findChange(tx, { resource: context.id, key: ownKey }, number);
  if (!change) throw new Failure('resource-0002');
  if (!isRevertible(context.id, change)) throw new Failure('resource-0007');
  requireUnchanged(`${context.id}/${ownKey}`, present, change);
  if (change.before === null) return removeEntry(tx, context, { key: ownKey, version: version ?? '' });
  const values = settable(resource, change.before, present === null);
  return changeEntry(tx, context, { key: ownKey, values, version });
}

/** Requires that the same fields were not changed since, because later changes would be lost. */
function requireUnchanged(subject: string, present: Values | null, { after }: RecordedChange): void {
  const isAsLeft = (name: string) => {
    const value = maskedForRecord(subject, { [name]: present?.[name] ?? null }) as Values;
    return isDeepStrictEqual(value[name], after?.[name] ?? null);
  };
  const isThere = (present === null) === (after === null);
  if (!isThere || !Object.keys(after ?? {}).every(isAsLeft)) throw new Failure('resource-0006');
}

/** The values that can be set: no derived fields, and fixed ones only of an entry that is added again. */
function settable({ key, fixed = [], readOnly = [] }: Resource, before: Values, isNew: boolean): Values {
  const leftOut = [key, ...readOnly, ...(isNew ? [] : fixed)];
  const names = Object.keys(before).filter((name) => !leftOut.includes(name));
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}
