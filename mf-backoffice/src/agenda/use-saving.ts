import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { isApiError } from '@summit/shared-auth';
import { useReadAgain } from '../shared/data/read.ts';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import type { Session } from './plan/place.ts';
import { type PlaceConflict, type Plan, planOnto, resolved, toSave } from './plan/plan.ts';
import { type Event, sessionsQuery, toSession } from './use-agenda.ts';

export type Preview = ResponseOf<typeof calls.importResource>;

/** The version of a line is the one that was read; the server refuses it where somebody else was quicker. */
const staleLine = /: version$/;

interface Planning {
  plan: Plan;
  sessions: readonly Session[];
  event: Event;
  begin: (next?: Plan) => void;
}

/** Makes a dry run of the plan, shows its effects, and saves it: completely or not at all. */
export function useSaving({ plan, sessions, event, begin }: Planning) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [conflicts, setConflicts] = useState<readonly PlaceConflict[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [saved, setSaved] = useState<Preview | null>(null);
  const params = { resource: 'sessions' } as const;

  const send = (sent: Plan, query: { dryRun?: 'true'; version?: string }) => {
    const rows = toSave(sent).map(({ id, version, place }) => ({ id, version, ...place }));
    const file = new File([JSON.stringify(rows)], 'sessions.json', { type: 'application/json' });
    return call(calls.importResource, { params, query: { format: 'json', ...query }, body: { file } });
  };

  async function loadPreview(): Promise<void> {
    setIsBusy(true);
    setError(null);
    setSaved(null);
    try {
      const tried = await send(plan, { dryRun: 'true' });
      // Where everything is there already, because a response was lost or somebody else has moved it, nothing is asked.
      if (tried.changes.length > 0) setPreview(tried);
      else await finish(tried);
    } catch (refusal) {
      await refuse(refusal).catch(setError);
    }
    setIsBusy(false);
  }

  /** Somebody else was quicker: what only they changed is theirs, and where both moved a session there is a choice. */
  async function refuse(refusal: unknown): Promise<void> {
    const isStale = isApiError(refusal) && refusal.failures.some(({ field }) => staleLine.test(field));
    if (!isStale) throw namedBySession(refusal, plan, sessions);
    const next = await planOntoPresent();
    begin(next.plan);
    setConflicts(next.conflicts);
    if (next.conflicts.length === 0 && toSave(next.plan).length > 0) {
      setPreview(await send(next.plan, { dryRun: 'true' }));
    }
  }

  async function planOntoPresent() {
    const query = sessionsQuery(event.edition);
    const { items } = await call(calls.resourceEntries, { params, query });
    await readAgain(calls.resourceEntries);
    return planOnto(plan, items.map(toSession));
  }

  async function make(): Promise<void> {
    await finish(await send(plan, { version: preview?.version ?? '' }).catch(madeBefore));
  }

  /** What was saved before, where everything is at its new place and only the response to that was lost. */
  async function madeBefore(refusal: unknown): Promise<Preview> {
    const isChanged = isApiError(refusal) && refusal.code === 'resource-0001';
    if (!preview || !isChanged || toSave((await planOntoPresent()).plan).length > 0) throw refusal;
    return preview;
  }

  async function finish(made: Preview): Promise<void> {
    const aside = [...plan].filter(([, { place }]) => place === null);
    begin(new Map(aside));
    setSaved(made);
    await readAgain(calls.resourceEntries, calls.resourceEntry, calls.resourceHistory);
  }

  return {
    preview,
    conflict: conflicts[0] ?? null,
    error,
    isBusy,
    saved,
    loadPreview,
    make,
    close() {
      setPreview(null);
      setConflicts([]);
    },
    resolve(isTheirs: boolean) {
      const [conflict, ...others] = conflicts;
      if (!conflict) return;
      begin(resolved(plan, conflict, isTheirs));
      setConflicts(others);
    },
  };
}

/** Refusals name the session rather than the line in which it was sent. */
function namedBySession(refusal: unknown, plan: Plan, sessions: readonly Session[]): unknown {
  if (!isApiError(refusal) || refusal.failures.length === 0) return refusal;
  const sent = toSave(plan);
  const lines = refusal.failures.map(({ field, message }) => {
    const line = Number(/^line (\d+)/.exec(field)?.[1] ?? 0);
    const id = sent[line - 1]?.id;
    return `${sessions.find((session) => session.id === id)?.title ?? field}: ${message}`;
  });
  return new Error(`This cannot be saved. ${[...new Set(lines)].join('. ')}.`);
}
