import { needsRecentConfirmation } from '@summit/contract/organising/recent-confirmation';
import {
  newKey,
  permissionToChange,
  resourceFact,
  type ResourceId,
} from '@summit/contract/organising/resources';
import { isPermitted } from '@summit/contract/session/organisers';
import { messages } from '@summit/contract/words/messages';
import { requireRecent } from '../../platform/access.ts';
import type { Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { failure, isSame, readValues } from '../../platform/resources/read-values.ts';
import type { Changed, Resource, Values, WriteContext, Written } from '../../platform/resources/resource.ts';
import { getVersion, requireVersion } from '../../platform/resources/row-version.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { audit } from '../public/audit.queries.ts';
import { allResources } from './all-resources.ts';
import { asRefusal } from './database-refusals.ts';

/** The resource that is changed, the organiser, and the call. */
export interface ChangeContext extends WriteContext {
  id: ResourceId;
  organiser: SignedInOrganiser;
  call: string;
  /** Whether the change will be rolled back. */
  isDryRun: boolean;
  /** The changes of this call so far. */
  changed: Changed[];
}

/** The change of an entry, made or, in a dry run, planned. Values are JSON. */
export interface EntryChange {
  line: number | null;
  key: string;
  isNew: boolean;
  changes: { field: string; before: string | null; after: string | null }[];
  issued: string | null;
  /** Fields of a new entry that get another random value each time. */
  drawn: readonly string[];
  /** Warnings for the organiser before the change is made. */
  notes: string[];
}

interface Wanted {
  key: string;
  values: Values;
  /** The version of the entry that was read; null: there was none. Absent: any. */
  version?: string | null;
  /** The version of the entry that was exported: it may differ from the present one only if nothing is changed. */
  exported?: string;
}

/**
 * Changes an entry or adds it, and records that in the same transaction. What changed is read from the database before
 * and after, so that it is what visitors get.
 * @throws resource-0001 when the entry is no longer the one that was read, organiser-0005
 */
export async function changeEntry(tx: Tx, context: ChangeContext, wanted: Wanted): Promise<EntryChange> {
  const resource = allResources[context.id];
  const before = await findEntry(tx, resource, wanted.key);
  if (wanted.version !== undefined) requireVersion(before, wanted.version);
  const key = before ? String(before[resource.key]) : wanted.key;
  if (!before && (resourceFact(context.id).addsNone || (resource.makesKeys && !mayName(wanted)))) {
    throw new Failure('validation.base-0001', { failures: [failure(resource.key, messages.unknownEntry)] });
  }
  if (!before && !resource.makesKeys && key === newKey) {
    throw new Failure('validation.base-0001', { failures: [failure(resource.key, messages.newIsNoKey)] });
  }
  const given = before || resource.makesKeys ? wanted.values : { [resource.key]: key, ...wanted.values };
  const after = readValues(resource, key, before, given);
  requirePermission(context, key, before, after);
  if (before && Object.keys(after).every((name) => isSame(after[name], before[name]))) {
    return { line: null, key, isNew: false, changes: [], issued: null, drawn: [], notes: [] };
  }
  if (before && wanted.exported && wanted.exported !== getVersion(before)) {
    throw new Failure('validation.base-0001', { failures: [failure('version', messages.staleRow)] });
  }
  const written = await resource
    .write(tx, { key, before, after }, context)
    .catch((error: unknown) => Promise.reject(asRefusal(error, resource)));
  const stored = await resource.find(tx, written.key);
  const made = await record(tx, context, { before, after: stored, ...written });
  return context.isDryRun && !before ? withoutDrawn(made, resource) : made;
}

/** Whether a new entry may have this key where the API makes them: a form's own makes sending it again add nothing. */
function mayName({ key, version }: Wanted): boolean {
  return key === newKey || (version === null && isUuid(key));
}

/** Removes random codes and keys from a dry run, because the change itself will get others. */
function withoutDrawn(made: EntryChange, { key, makesKeys }: Resource): EntryChange {
  const { drawn } = made;
  const changes = made.changes.filter(({ field }) => !drawn.includes(field));
  const isDrawn = makesKeys && drawn.includes(key);
  return { ...made, key: isDrawn ? newKey : made.key, changes, issued: null };
}

/** Adds the warnings to each change, once all entries were changed, because they concern each other. */
export async function withNotes(
  tx: Tx,
  { id }: ChangeContext,
  changes: readonly EntryChange[],
): Promise<EntryChange[]> {
  const { notesOn } = allResources[id];
  if (!notesOn) return [...changes];
  const noted: EntryChange[] = [];
  for (const change of changes) {
    const isChanged = change.changes.length > 0;
    noted.push(isChanged ? { ...change, notes: await notesOn(tx, change.key) } : change);
  }
  return noted;
}

/**
 * Removes an entry, or sets it back to its default.
 * @throws resource-0001, resource-0002, resource-0003, organiser-0005
 */
export async function removeEntry(
  tx: Tx,
  context: ChangeContext,
  wanted: { key: string; version: string },
): Promise<EntryChange> {
  const resource = allResources[context.id];
  const before = await findEntry(tx, resource, wanted.key);
  if (!before || !resource.remove) throw new Failure('resource-0002');
  requireVersion(before, wanted.version);
  const key = String(before[resource.key]);
  requirePermission(context, key, null, before);
  await resource
    .remove(tx, key, context)
    .catch((error: unknown) => Promise.reject(asRefusal(error, resource)));
  return record(tx, context, { key, before, after: await resource.find(tx, key) });
}

async function findEntry(tx: Tx, resource: Resource, key: string): Promise<Values | null> {
  return resource.makesKeys && key === newKey ? null : resource.find(tx, key, { lock: true });
}

/**
 * A new entry needs the permission of the whole resource; some fields of other entries need a separate permission.
 * Changes about money need a recent confirmation, also in a dry run: it is asked for before the preview, as for refunds.
 */
function requirePermission(
  { id, organiser, now }: ChangeContext,
  key: string,
  before: Values | null,
  after: Values,
): void {
  const changed = before ? Object.keys(after).filter((name) => !isSame(after[name], before[name])) : [''];
  if (!changed.every((name) => isPermitted(organiser.roles, permissionToChange(id, name)))) {
    throw new Failure('oauth.advanced-0007');
  }
  if (changed.length > 0 && needsRecentConfirmation(id, key)) requireRecent(organiser, now);
}

type Recorded = Changed & Written;

async function record(
  tx: Tx,
  context: ChangeContext,
  { key, before, after, issued, drawn = [] }: Recorded,
): Promise<EntryChange> {
  const names = Object.keys({ ...before, ...after });
  const changed = names.filter((name) => !isSame(before?.[name] ?? null, after?.[name] ?? null));
  if (changed.length > 0) {
    context.changed.push({ before, after });
    await audit(
      tx,
      context.organiser,
      {
        call: context.call,
        subject: `${context.id}/${key}`,
        before: before && only(before, changed),
        after: after && only(after, changed),
      },
      context.now,
    );
  }
  return {
    line: null,
    key,
    isNew: before === null,
    changes: changed.map((field) => ({
      field,
      before: asText(before?.[field]),
      after: asText(after?.[field]),
    })),
    issued: issued ?? null,
    drawn,
    notes: [],
  };
}

function only(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

function asText(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
