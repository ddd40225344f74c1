import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { newKey, type ResourceId } from '@summit/contract/organising/resources';
import { isApiError } from '@summit/shared-auth';
import { useReadAgain } from '../../shared/data/read.ts';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { releaseUnsentWork } from '../../shared/unsent/unsent-work.ts';
import type { Entry, EntryChange, EntryValues, ResourceField } from '../entry-types.ts';
import {
  changedValues,
  conflictsOf,
  type FieldConflict,
  hasAll,
  inputName,
  startingValues,
  toForm,
} from './form-values.ts';

export interface Conflict {
  theirs: Entry;
  fields: FieldConflict[];
}

/** Somebody else has changed it since it was read. */
const staleCode = 'resource-0001';
/** Somebody has removed it. */
const goneCode = 'resource-0002';
const goneWords =
  'Somebody else has removed this meanwhile. What you have typed is still here: bring the entry back under History, then send it again.';

/** A form whose change is tried first, shown, and made with the version that was read. */
export function useEntryForm(resource: ResourceId, fields: readonly ResourceField[], given: Entry | null) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  const [entry, setEntry] = useState(given);
  const [error, setError] = useState<unknown>(null);
  const [preview, setPreview] = useState<EntryChange | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const values = (entry?.values ?? startingValues(fields)) as EntryValues;
  const form = useForm<EntryValues>({ defaultValues: toForm(fields, values), mode: 'onTouched' });

  const wanted = () => changedValues(fields, values, form.getValues());
  const set = (isDry: boolean) => {
    const { key, ...others } = keyAndValues(fields, entry, wanted());
    return call(calls.setResourceEntry, {
      params: { resource, key },
      query: isDry ? { dryRun: 'true' } : {},
      body: { version: entry?.version ?? null, values: others.values },
    });
  };

  /** The entry as it is now; null: it is there no longer, or cannot be read, which is said. */
  async function readTheirs(key: string): Promise<Entry | null> {
    try {
      return await call(calls.resourceEntry, { params: { resource, key } });
    } catch (refusal) {
      setError(isCode(refusal, goneCode) ? new Error(goneWords) : refusal);
      await readAgain(calls.resourceEntry, calls.resourceHistory);
      return null;
    }
  }

  function meet(theirs: Entry): void {
    setConflict({ theirs, fields: conflictsOf(values, theirs.values as EntryValues, wanted()) });
  }

  async function refuse(refusal: unknown): Promise<void> {
    if (entry && isCode(refusal, staleCode)) {
      const theirs = await readTheirs(entry.key);
      if (theirs) meet(theirs);
      return;
    }
    setError(refusal);
    if (!isApiError(refusal)) return;
    for (const { field, message } of refusal.failures) {
      const name = fields.find((one) => field === one.name || field.startsWith(`${one.name}.`))?.name;
      if (name) form.setError(inputName(name), { message }, { shouldFocus: true });
    }
  }

  const send = form.handleSubmit(async () => {
    setError(null);
    try {
      const change = await set(true);
      setPreview(change);
    } catch (refusal) {
      await refuse(refusal);
    }
  });

  /** Whether the change is made: where somebody else was quicker, both versions are shown instead. */
  async function make(): Promise<boolean> {
    const made = await set(false).catch((refusal: unknown) => {
      if (!isCode(refusal, staleCode)) throw refusal;
      if (!entry) setError(refusal);
      return null;
    });
    if (!made) return entry !== null && isMadeAlready(await readTheirs(entry.key));
    await readAgain(calls.resourceEntry, calls.resourceHistory);
    if (!entry && !made.issued) {
      form.reset(form.getValues());
      releaseUnsentWork();
      void navigate(`../${encodeURIComponent(made.key)}`);
      return true;
    }
    const stored = await call(calls.resourceEntry, { params: { resource, key: made.key } });
    adopt(stored, {});
    if (made.issued) setPreview(made);
    return true;
  }

  /** Whether all that was sent is stored, because only the response to it was lost; otherwise both versions are shown. */
  function isMadeAlready(theirs: Entry | null): boolean {
    if (!theirs) return false;
    if (!hasAll(theirs.values as EntryValues, wanted())) {
      meet(theirs);
      return false;
    }
    adopt(theirs, {});
    void readAgain(calls.resourceEntry, calls.resourceHistory);
    return true;
  }

  /** Begins again with what is stored now; `kept` is what was typed and not sent. */
  function adopt(stored: Entry, kept: EntryValues): void {
    setEntry(stored);
    form.reset(toForm(fields, stored.values as EntryValues));
    for (const [field, value] of Object.entries(kept)) {
      form.setValue(inputName(field), value, { shouldDirty: true });
    }
  }

  // A change may be taken back elsewhere on the screen. What is typed meanwhile stays, and meets it when it is sent.
  const follow = useEffectEvent(() => {
    if (given && given.version !== entry?.version && !form.formState.isDirty) adopt(given, {});
  });
  useEffect(() => follow(), [given]);

  return {
    form,
    error,
    preview,
    conflict,
    send,
    make,
    /** Puts away what was shown; what has taken its place meanwhile, such as a link that is shown this once, stays. */
    closePreview: (shown: EntryChange) => setPreview((present) => (present === shown ? null : present)),
    closeConflict: () => setConflict(null),
    /** @param chosen the value of each field that both have changed */
    resolve(chosen: EntryValues) {
      if (!conflict) return;
      const { theirs } = conflict;
      adopt(theirs, { ...wanted(), ...chosen });
      setConflict(null);
      setPreview(null);
    },
  };
}

function isCode(error: unknown, code: ErrorCode): boolean {
  return isApiError(error) && error.code === code;
}

/** A new entry is named by its fixed field where its organiser chooses the key, else by the server. */
function keyAndValues(fields: readonly ResourceField[], entry: Entry | null, values: EntryValues) {
  if (entry) return { key: entry.key, values };
  const [keyField] = fields.filter(({ isFixed, isReadOnly }) => isFixed && !isReadOnly);
  const key = keyField && values[keyField.name];
  return { key: typeof key === 'string' && key !== '' ? key : newKey, values };
}
