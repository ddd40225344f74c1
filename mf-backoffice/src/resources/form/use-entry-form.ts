import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { newKey, type ResourceId } from '@summit/contract/organising/resources';
import { readTyped } from '@summit/contract/organising/typed-fields';
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
  inputOfFailure,
  startingValues,
  toForm,
} from './form-values.ts';

export interface Conflict {
  theirs: Entry;
  fields: FieldConflict[];
}

/** Whether somebody else has changed it since it was loaded. */
const staleCode = 'resource-0001';
/** Whether somebody has removed it. */
const goneCode = 'resource-0002';
const goneWords =
  'Someone else has removed this meanwhile. Nothing you have typed is lost: restore the entry under History, then send it again.';

const lostLinkWords =
  'This entry was added when you sent it before, but its link, which is shown only once, was lost on the way. Nobody has that link: add another entry to get one.';

/** A form whose changes are first tried in a dry run, then shown, and made with the version that was loaded. */
export function useEntryForm(resource: ResourceId, fields: readonly ResourceField[], given: Entry | null) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  const [entry, setEntry] = useState(given);
  const [ownKey] = useState(makeKey);
  const [error, setError] = useState<unknown>(null);
  const [preview, setPreview] = useState<EntryChange | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const values = (entry?.values ?? startingValues(fields)) as EntryValues;
  const form = useForm<EntryValues>({ defaultValues: toForm(fields, values), mode: 'onTouched' });

  const wanted = () => changedValues(fields, values, form.getValues());
  const toSend = () => (entry ? { key: entry.key, values: wanted() } : asNew(fields, wanted(), ownKey));
  const set = (isDry: boolean) => {
    const sent = toSend();
    return call(calls.setResourceEntry, {
      params: { resource, key: sent.key },
      query: isDry ? { dryRun: 'true' } : {},
      body: { version: entry?.version ?? null, values: sent.values },
    });
  };

  /** The present entry; null: it no longer exists, or could not be loaded, which is shown. */
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
    if (isCode(refusal, staleCode)) {
      const theirs = entry ? await readTheirs(entry.key) : null;
      if (theirs) meet(theirs);
      else if (!entry) await isAddedAlready(refusal);
      return;
    }
    setError(refusal);
    if (!isApiError(refusal)) return;
    for (const { field, message } of refusal.failures) {
      const input = inputOfFailure(fields, field);
      if (input) form.setError(input, { message }, { shouldFocus: true });
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
    let made: EntryChange;
    try {
      made = await set(false);
    } catch (refusal) {
      if (!isCode(refusal, staleCode)) throw refusal;
      return entry ? isMadeAlready(await readTheirs(entry.key)) : isAddedAlready(refusal);
    }
    // First of all: it is shown this once, whatever is lost after it.
    if (made.issued) setPreview(made);
    await readAgain(calls.resourceEntry, calls.resourceHistory);
    if (!entry && !made.issued) {
      openPageOf(made.key);
      return true;
    }
    const stored = await call(calls.resourceEntry, { params: { resource, key: made.key } });
    adopt(stored, {});
    return true;
  }

  function openPageOf(key: string): void {
    form.reset(form.getValues());
    releaseUnsentWork();
    void navigate(`../${encodeURIComponent(key)}`);
  }

  /** Whether a new entry was added before and only the response was lost; otherwise somebody else has taken its key. */
  async function isAddedAlready(refusal: unknown): Promise<boolean> {
    const { key, values: sent } = toSend();
    const stored = await readTheirs(key);
    if (!stored) return false;
    const there = stored.values as EntryValues;
    if (key === ownKey) {
      const changedSince = Object.entries(sent).filter(([name, value]) => !hasAll(there, { [name]: value }));
      adopt(stored, Object.fromEntries(changedSince));
      setError(new Error(lostLinkWords));
      return false;
    }
    const isAdded = hasAll(there, sent);
    if (isAdded) openPageOf(key);
    else setError(refusal);
    return isAdded;
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

  /** Restarts with the stored values; `kept` is the unsent input. */
  function adopt(stored: Entry, kept: EntryValues): void {
    setEntry(stored);
    form.reset(toForm(fields, stored.values as EntryValues));
    for (const [field, value] of Object.entries(kept)) {
      form.setValue(inputName(field), value, { shouldDirty: true });
    }
  }

  // A change may be reverted elsewhere on the screen. Input meanwhile stays, and is compared when it is sent.
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
    /** Closes what was shown; what has replaced it meanwhile, such as a link that is shown only once, stays. */
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

/** The key of a new entry if nobody chooses it: sent again, it is added once. On plain http the server makes it up. */
function makeKey(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : newKey;
}

/** A new entry is named by its fixed field where its organiser chooses the key, as the server reads it. */
function asNew(fields: readonly ResourceField[], values: EntryValues, ownKey: string) {
  const keyField = fields.find(({ isFixed, isReadOnly }) => isFixed && !isReadOnly);
  if (!keyField) return { key: ownKey, values };
  const key = readTyped(keyField.kind, String(values[keyField.name] ?? ''));
  return { key: key || newKey, values: { ...values, [keyField.name]: key } };
}
