import type { LiveRelease, Registry, RegistryAction, SharePercent } from '@summit/contract/releases/registry';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import type { RegistryChange } from '../registry/registry-store.ts';
import { releaseNotes } from './release-notes.ts';

/** The author of a change of the live releases, and the reason, for the history. */
export interface Reason {
  by?: string;
  why?: string;
  /** The differences for visitors, one line each. */
  notes?: readonly string[];
}

/** The most candidates of a remote; a further one replaces the oldest. */
const maxCandidates = 5;

/** The registry with this release live for all devices, and no longer a candidate or in a rollout. */
export function makeLive(
  registry: Registry,
  descriptor: RemoteDescriptor,
  origin: string,
  action: RegistryAction,
  reason: Reason,
): RegistryChange {
  const { name, buildId } = descriptor;
  const notes = releaseNotes(registry, descriptor, reason.notes);
  const entry = getEntry(name, buildId, action, { ...reason, notes });
  const live = { buildId, baseUrl: getBaseUrl(origin, buildId), descriptor, promotedAt: entry.at };
  return {
    ...withoutCandidate(registry, name, buildId),
    shares: without(registry.shares, name),
    live: { ...registry.live, [name]: live },
    history: [...registry.history, entry],
  };
}

/** The registry with this release as the newest candidate of its remote. */
export function addCandidate(
  registry: Registry,
  descriptor: RemoteDescriptor,
  origin: string,
  reason: Reason,
): RegistryChange {
  const { name, buildId } = descriptor;
  const entry = getEntry(name, buildId, 'candidate', reason);
  const release = { buildId, baseUrl: getBaseUrl(origin, buildId), descriptor, promotedAt: entry.at };
  const others = getCandidates(registry, name).filter((candidate) => candidate.buildId !== buildId);
  return {
    live: registry.live,
    candidates: { ...registry.candidates, [name]: [...others, release].slice(-maxCandidates) },
    history: [...registry.history, entry],
  };
}

/** The registry with this release for a share of all devices; it stays a candidate, so that it can be previewed. */
export function makeShared(
  registry: Registry,
  release: LiveRelease,
  percent: SharePercent,
  reason: Reason,
): RegistryChange {
  const { name, buildId } = release.descriptor;
  const entry = { ...getEntry(name, buildId, 'share', reason), percent };
  const shared = { ...release, promotedAt: entry.at, percent };
  return {
    live: registry.live,
    shares: { ...registry.shares, [name]: shared },
    history: [...registry.history, entry],
  };
}

/** The registry without this candidate or share. */
export function withdrawn(
  registry: Registry,
  remote: string,
  buildId: string,
  reason: Reason,
): RegistryChange {
  const isShared = registry.shares?.[remote]?.buildId === buildId;
  return {
    live: registry.live,
    ...withoutCandidate(registry, remote, buildId),
    shares: isShared ? without(registry.shares, remote) : (registry.shares ?? {}),
    history: [...registry.history, getEntry(remote, buildId, 'withdraw', reason)],
  };
}

/** The candidates of a remote, the newest last. */
export function getCandidates({ candidates }: Registry, remote: string): LiveRelease[] {
  return candidates?.[remote] ?? [];
}

/** The base of a release for browsers. */
export function getBaseUrl(origin: string, buildId: string): string {
  return `${origin}/${buildId}`;
}

/** The entry of history for a change that is made now. */
export function getEntry(
  remote: string,
  buildId: string,
  action: RegistryAction,
  { by, why, notes = [] }: Reason,
) {
  const at = new Date().toISOString();
  const said = { ...(by && { by }), ...(why && { why }), ...(notes.length > 0 && { notes: [...notes] }) };
  return { remote, buildId, at, action, ...said };
}

function withoutCandidate(registry: Registry, remote: string, buildId: string) {
  const left = getCandidates(registry, remote).filter((candidate) => candidate.buildId !== buildId);
  const others = without(registry.candidates, remote);
  return { candidates: left.length > 0 ? { ...others, [remote]: left } : others };
}

function without<T>(record: Record<string, T> | undefined, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => key !== name));
}
