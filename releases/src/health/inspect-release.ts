import { join } from 'node:path';
import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import type { FailurePhase } from '@summit/contract/releases/release-health';
import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';
import type { BrowserPages } from '../browser/browser-pages.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { renderProblems } from '../promotion/checks/render-check.ts';
import { getBaseUrl } from '../promotion/live-changes.ts';
import { releasesFolder } from '../promotion/release-folder.ts';
import { releasedAs } from '../promotion/released-as.ts';
import { samplePath } from '../promotion/sample-path.ts';
import { noBrowser } from '../settings/site-settings.ts';

/** A release that fails according to reports. */
export interface Suspect {
  remote: string;
  release: LiveRelease;
  /** The build before it. */
  before: string;
  registry: Registry;
  /** The ids of the pages that were reported to fail, the most frequent first. */
  pages: readonly string[];
  phases: Partial<Record<FailurePhase, number>>;
}

/** The result of opening the pages. `blind`: that was not possible, or is inconclusive. */
export type Inspection =
  | { kind: 'fails'; problem: string }
  | { kind: 'works' }
  | { kind: 'blind'; why: string };

export type Inspect = (suspect: Suspect) => Promise<Inspection>;

export interface InspectionOptions {
  dataDir: string;
  /** The origin that serves a remote's releases. */
  getOrigin: (remote: string) => string;
  apiUpstream: string;
  /** The finished build of the running shell. */
  shellBuild: string | undefined;
  /** The path of a Chromium, or `noBrowser`; undefined: whichever is installed. */
  browser: string | undefined;
}

/** Only the most frequently reported pages are opened, because visitors have the release until the verdict. */
const maxPages = 4;
const openings = 2;

/**
 * Opens the pages of suspect releases on a separate site, in a browser if there is one; otherwise, and when they
 * failed on the server, renders them. If the previous release fails in the same place, the cause is another.
 */
export function createInspector(options: InspectionOptions, ways: Ways = { inBrowser, inRenderer }): Inspect {
  return async (suspect) => {
    const { shellBuild } = options;
    if (!shellBuild) return { kind: 'blind', why: 'SHELL_BUILD names no build of the shell' };
    const browser = options.browser === noBrowser ? null : await findChromium(options.browser);
    const getProblem = (tried: Tried) =>
      browser && !isSeenByServer(suspect) ? ways.inBrowser(tried, browser) : ways.inRenderer(tried);
    const folder = (buildId: string) => join(releasesFolder(options.dataDir, suspect.remote), buildId);
    const tried = (release: Pick<LiveRelease, 'descriptor' | 'baseUrl'>): Tried => ({
      ...{ ...release, ...options, shellBuild },
      folder: folder(release.descriptor.buildId),
      registry: suspect.registry,
    });
    const pages = suspectPages(suspect);
    const { descriptor, baseUrl } = suspect.release;
    const problem = await getProblem(tried({ descriptor: { ...descriptor, pages }, baseUrl }));
    if (problem === null) return { kind: 'works' };
    const earlier = releasedAs(folder(suspect.before), suspect.remote);
    const same = earlier.pages.filter(({ id }) => pages.some((page) => page.id === id));
    const before = {
      descriptor: { ...earlier, pages: same },
      baseUrl: getBaseUrl(options.getOrigin(suspect.remote), suspect.before),
    };
    const failedBefore = same.length > 0 ? await getProblem(tried(before)) : null;
    if (failedBefore === null) return { kind: 'fails', problem };
    return { kind: 'blind', why: `the release before fails as well: ${failedBefore}` };
  };
}

/** The ways of opening pages. Each returns the problem of a release; null when there is none. */
export interface Ways {
  inBrowser: (tried: Tried, browser: string) => Promise<string | null>;
  inRenderer: (tried: Tried) => Promise<string | null>;
}

/** A release with a descriptor of only the pages that are opened. */
export interface Tried extends InspectionOptions, Pick<LiveRelease, 'descriptor' | 'baseUrl'> {
  shellBuild: string;
  folder: string;
  registry: Registry;
}

function isSeenByServer({ phases }: Suspect): boolean {
  const { load = 0, render = 0, server = 0 } = phases;
  return server > load + render;
}

function suspectPages({ release, pages }: Suspect): ReleasedPage[] {
  const all = release.descriptor.pages;
  const named = pages.flatMap((id) => all.filter((page) => page.id === id));
  return (named.length > 0 ? named : all).slice(0, maxPages);
}

/** An error that a page threw twice. A page that does not load, as on a busy machine, is inconclusive. */
async function inBrowser(tried: Tried, browser: string): Promise<string | null> {
  const { onTrialSite } = await import('../promotion/checks/browser-check.ts');
  return onTrialSite({ ...tried, browser }, async (opened) => {
    for (const path of tried.descriptor.pages.map(samplePath)) {
      const thrown = await thrownTwice(opened, path);
      if (thrown !== null) return `${path} fails in a browser here: ${thrown}`;
    }
    return null;
  });
}

async function thrownTwice(pages: BrowserPages, path: string): Promise<string | null> {
  let thrown: string[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    thrown = await pages.open(path).catch(() => []);
    if (thrown.length === 0) return null;
  }
  return [...new Set(thrown)].join('; ');
}

async function inRenderer({ browser: _none, ...tried }: Tried): Promise<string | null> {
  const problems = await renderProblems({ ...tried, untriedWithoutApi: false });
  return problems.length > 0 ? problems.join('; ') : null;
}
