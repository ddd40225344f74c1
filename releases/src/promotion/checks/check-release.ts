import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gtr, satisfies, validRange } from 'semver';
import type { SharedVersions } from '@summit/contract/frame/shell-state';
import type { Registry } from '@summit/contract/releases/registry';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { claimProblems } from './claimed-paths.ts';

/**
 * The problems of a release that are found without loading it; empty when it can be rendered next. Paths and dialogs
 * are compared with those of the other live remotes.
 */
export function getProblems(
  folder: string,
  descriptor: RemoteDescriptor,
  registry: Registry,
  versions: SharedVersions,
): string[] {
  return [
    ...claimProblems(descriptor, registry),
    ...unmetRanges(descriptor, versions),
    ...wrongHashes(folder, descriptor),
  ];
}

function unmetRanges(descriptor: RemoteDescriptor, versions: SharedVersions): string[] {
  return (Object.keys(versions) as (keyof SharedVersions)[]).flatMap((name) => {
    const range = descriptor.requires[name];
    if (range === undefined) return [];
    if (!validRange(range)) return [`its range for ${name}, '${range}', is not a version range`];
    const version = versions[name];
    if (satisfies(version, range)) return [];
    return [`it needs ${name} ${range}, and the site runs ${version}: ${whatToDo(version, range)}`];
  });
}

/** A release that is older than the site is built again; a site that is older than the release is updated. */
function whatToDo(version: string, range: string): string {
  return gtr(version, range)
    ? "install the packages of the site's version in the remote, and build it again"
    : 'update the site first';
}

function wrongHashes(folder: string, descriptor: RemoteDescriptor): string[] {
  const named = [
    descriptor.browser.entry,
    descriptor.browser.manifest,
    descriptor.server.entry,
    descriptor.server.manifest,
  ];
  const misplaced = (['browser', 'server'] as const).flatMap((side) =>
    Object.values(descriptor[side])
      .filter((file) => !file.startsWith(`${side}/`))
      .map((file) => `its file ${file} is meant for the ${side}, and lies outside ${side}/`),
  );
  const unhashed = named
    .filter((file) => !descriptor.hashes[file])
    .map((file) => `its file ${file} has no hash`);
  const wrong = Object.entries(descriptor.hashes).flatMap(([file, expected]) => {
    const path = join(folder, file);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [`its file ${file} is missing`];
    const actual = createHash('sha256').update(readFileSync(path)).digest('hex');
    return actual === expected ? [] : [`its file ${file} is not the one that was built (hash differs)`];
  });
  return [...misplaced, ...unhashed, ...wrong];
}
