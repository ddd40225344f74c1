import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@summit/contract/releases/registry';
import { sessionCopiesKey } from '@summit/contract/releases/session-copies';
import { nextVersion } from '@summit/tools/testing/sites/next-version';
import { renamedBuild } from '@summit/tools/testing/sites/renamed-build';
import { buildWithWelcome } from '../changed-welcome.ts';

/** Possible faults of a page's code; each is in the build of that name. */
export type CodeFault =
  | 'load'
  | 'render'
  | 'effect'
  | 'late'
  | 'server'
  | 'loop'
  | 'leak'
  | 'session'
  | 'none';

/** Part of every message that a faulty page throws. */
export const thrownByFault = 'This page is at fault';

const marker = 'fault:marker';
/** The heading of the page in a release without a fault. */
export const soundHeading = 'Awards in order';

// The compiler must not see which fault it is: each build has all of them.
const page = `import { useEffect } from 'react';

const fault = new URL('${marker}').pathname;
const isServer = !('document' in globalThis);
const leaked: unknown[] = [];
const fail = () => {
  throw new Error('${thrownByFault}');
};

if (fault === 'load') fail();
// What a second copy of shared-auth does when it is loaded.
if (fault === 'session' && !isServer) Object.assign(globalThis, { [Symbol.for('${sessionCopiesKey}')]: 2 });
// A browser that is busy first, as on a slow machine: no request is on its way then, and nothing is thrown yet.
const busyUntil = performance.now() + 2000;
while (fault === 'late' && !isServer && performance.now() < busyUntil);

export default function FaultyPage() {
  if (fault === 'render') fail();
  if (fault === 'server' && isServer) fail();
  if (fault === 'loop' && isServer) for (;;) leaked.length = 0;
  if (fault === 'leak' && isServer) for (let count = 0; count < 64; count += 1) leaked.push(new Array(65_536).fill(count));
  useEffect(() => {
    if (fault === 'effect' || fault === 'late') fail();
  }, []);
  return <h1>${soundHeading}</h1>;
}
`;

/** The path of a page that only the next version of the awards has. */
export const newPagePath = '/awards/jury';

/** The next version of the awards; its build has no fault, but `faultyBuild` makes copies that have one. */
export interface NextAwards {
  folder: string;
  build: string;
  remove: () => void;
}

/** Builds the awards with a new page, made by the project's own generator, and a welcome page that contains every fault. */
export function buildNextAwards(): NextAwards {
  const next = nextVersion();
  next.run('tools/new/new.ts', 'page', 'awards', 'jury', 'jury', newPagePath);
  return { folder: next.folder, build: buildWithWelcome(next, page), remove: next.remove };
}

/**
 * A copy of the build with one of the faults; `turn` makes its build id unique. The id is part of the name of a variable in
 * the build.
 */
export function faultyBuild(build: string, target: string, fault: CodeFault, turn: string): string {
  return renamedBuild(build, target, `fault_${fault}_${turn}`, (text) =>
    text.replaceAll(marker, `fault:${fault}`),
  );
}

/**
 * Makes a build of the awards live without checks, which no release command would do.
 * @returns its build id, which its pages contain in their HTML
 */
export function makeLiveUntried(dataDir: string, build: string, origin: string): string {
  const descriptor = JSON.parse(
    readFileSync(join(build, 'remote.json'), 'utf8'),
  ) as Registry['live'][string]['descriptor'];
  const { name, buildId } = descriptor;
  cpSync(build, join(dataDir, 'releases', name, buildId), { recursive: true });
  const file = join(dataDir, 'registry/registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const promotedAt = new Date().toISOString();
  const live = { buildId, baseUrl: `${origin}/${buildId}`, descriptor, promotedAt };
  writeFileSync(
    file,
    JSON.stringify({
      ...registry,
      revision: registry.revision + 1,
      live: { ...registry.live, [name]: live },
    }),
  );
  return buildId;
}
