import type { Registry } from '@summit/contract/releases/registry';
import { sharedVersions } from '@summit/rendering/shared-versions';
import { findChromium } from './browser/find-chromium.ts';
import { getCandidates, type Reason } from './promotion/live-changes.ts';
import { promote, type Promotion } from './promotion/promote.ts';
import { removeOldReleases } from './promotion/retention.ts';
import { retire, rollback } from './promotion/rollback.ts';
import { signBuild } from './promotion/signature.ts';
import { addTeamKey, teamKeysFile } from './promotion/team-keys.ts';
import { newestRegistry, withRegistry } from './registry/registry-store.ts';
import { anyShellState, shellRendering } from './running-shell.ts';
import {
  noBrowser,
  remoteOrigin,
  shellOrigins,
  type SiteSettings,
  siteSettings,
} from './settings/site-settings.ts';

export interface ReleaseOrder extends Pick<
  Promotion,
  'drops' | 'untriedWithoutApi' | 'candidate' | 'allowOlder' | 'by' | 'why' | 'notes'
> {
  remote: string;
  /** A finished build of the remote: the folder with `remote.json`. */
  build: string;
  /** The finished build of the shell that will have to load it. */
  shellBuild: string;
  /** The file with the team's private key; undefined: the build is signed already, or its team does not sign. */
  sign?: string | undefined;
}

/**
 * Checks a build and makes it live on the site of this environment, or a candidate. Returns the message of success.
 * @throws ReleaseRefused with every reason that was found
 */
export async function releaseBuild({ remote, sign, ...order }: ReleaseOrder): Promise<string> {
  const settings = siteSettings();
  if (sign) signBuild(order.build, sign, settings.siteOrigin);
  const { dataDir, apiUpstream } = settings;
  const origin = remoteOrigin(settings, remote);
  const versions = (await anyShellState(shellOrigins(settings)))?.shared ?? sharedVersions();
  const browser = await browserAtHand(settings);
  const registry = await promote({ ...order, remote, dataDir, origin, apiUpstream, versions, browser });
  await cleanUp(dataDir, remote);
  if (order.candidate) return candidateLine(registry, remote);
  return saying(settings, registry, `${remote} ${registry.live[remote]?.buildId} is live`);
}

/** Removes old releases. When that fails, this release is live all the same, and the next one removes them. */
async function cleanUp(dataDir: string, remote: string): Promise<void> {
  // Locked, because another release of the same remote may have moved its files there, and is about to go live.
  const removing = withRegistry(dataDir, (registry) =>
    removeOldReleases(dataDir, remote, registry, Date.now()),
  );
  await removing.catch((error: unknown) => console.error(`Old releases of ${remote} stay: ${String(error)}`));
}

async function browserAtHand({ browser }: SiteSettings): Promise<string | undefined> {
  const found = browser === noBrowser ? null : await findChromium(browser);
  if (!found) console.error('No browser tries the pages: RELEASE_BROWSER names a Chromium.');
  return found ?? undefined;
}

/**
 * Makes the previous release live again on the site of this environment. Returns the message of success.
 * @throws ReleaseRefused when there is none, or when it no longer fits the other live releases
 */
export async function rollBack(remote: string, reason: Reason = {}): Promise<string> {
  const settings = siteSettings();
  const origin = remoteOrigin(settings, remote);
  const shared = (await newestRegistry(settings.dataDir)).shares?.[remote];
  const registry = await rollback(settings.dataDir, remote, origin, reason);
  const live = `${remote} ${registry.live[remote]?.buildId} is live`;
  return saying(settings, registry, shared ? `${live} for all devices` : `${live} again`);
}

/**
 * Takes a remote off the site of this environment. Returns the message of success.
 * @throws ReleaseRefused when it is not live
 */
export async function retireRemote(remote: string, reason: Reason = {}): Promise<string> {
  const settings = siteSettings();
  const registry = await retire(settings.dataDir, remote, reason);
  return saying(settings, registry, `${remote} is no longer part of the site`);
}

/** Makes a pair of keys for a remote's team. Returns the message of success. */
export async function newTeamKey(remote: string, file: string): Promise<string> {
  const { dataDir } = siteSettings();
  const name = addTeamKey(dataDir, remote, file);
  return `Key ${name}: the private part is in ${file}; ${teamKeysFile(dataDir, remote)} has the public one. From now on '${remote}' is released only with a signature.`;
}

/** The history of releases, one line for each change with author, reason and notes, of one remote or of all. */
export async function getHistory(remote?: string): Promise<string> {
  const { history } = await newestRegistry(siteSettings().dataDir);
  return history
    .filter((entry) => remote === undefined || entry.remote === remote)
    .map(({ at, action, percent, remote: name, buildId, by, why, notes = [] }) => {
      const what = percent === undefined ? action : `${action} ${percent}%`;
      const line = [at, what.padEnd(9), name, buildId, by ?? '', why ?? ''].join('  ').trimEnd();
      return [line, ...notes.map((note) => `    ${note}`)].join('\n');
    })
    .join('\n');
}

/** The outcome for a candidate; a build that is live already stays live. */
export function candidateLine(registry: Registry, remote: string): string {
  const buildId = getCandidates(registry, remote).at(-1)?.buildId;
  if (!buildId) {
    return `${remote} ${registry.live[remote]?.buildId} is live already: there is nothing to preview.`;
  }
  return `${remote} ${buildId} is a candidate: see it with \`preview\`, make it live with \`promote\`.`;
}

/**
 * Waits until every running shell renders the change, and returns the message of success.
 * @throws Error that names the shells which do not render it
 */
export async function saying(settings: SiteSettings, { revision }: Registry, what: string): Promise<string> {
  const shells = shellOrigins(settings);
  const states = await Promise.all(shells.map((shell) => shellRendering(shell, revision)));
  const silent = shells.filter((_shell, at) => !states[at]);
  const inRegistry = `The registry says: ${what} (revision ${revision})`;
  if (silent.length === shells.length) {
    return `${inRegistry}. No site responds at ${silent.join(', ')}: each renders it once it runs.`;
  }
  const behind = shells.filter((_shell, at) => {
    const state = states[at];
    return state && (state.renderedRevision ?? -1) < revision;
  });
  if (behind.length > 0) {
    throw new Error(
      `${inRegistry}, but the site at ${behind.join(', ')} does not render it; its log says why.`,
    );
  }
  const away = silent.length > 0 ? ` Nothing responds at ${silent.join(', ')}.` : '';
  return `${what} (revision ${revision}).${away}`;
}
