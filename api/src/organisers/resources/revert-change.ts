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
  if (!isRevertible(resource, change)) throw new Failure('resource-0007');
  requireUnchanged(`${context.id}/${ownKey}`, present, change);
  if (change.before === null) return removeEntry(tx, context, { key: ownKey, version: version ?? '' });
  return changeEntry(tx, context, { key: ownKey, values: settable(resource, change.before), version });
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

/** The values that can be set: fields that are derived or fixed are left out. */
function settable({ key, fixed = [], readOnly = [] }: Resource, before: Values): Values {
  const names = Object.keys(before).filter((name) => name !== key && !readOnly.includes(name));
  return Object.fromEntries(
    names.filter((name) => !fixed.includes(name)).map((name) => [name, before[name]]),
  );
}
