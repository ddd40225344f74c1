import type { LiveRemotes } from '@summit/contract/releases/live-remotes';

/** A style file of a build, by the name with which the build's scripts request it. */
export interface StyleFile {
  name: string;
  css: string;
  /** Whether it belongs to the site's first script: every page contains such styles, because no script requests them. */
  first?: boolean;
}

/** The releases that a page is rendered with, for its menu and its state. */
export interface SiteReleases {
  /** The releases with their server entries. */
  server: LiveRemotes;
  /** The same releases with their browser entries, for the page's state. */
  browser: LiveRemotes;
}

/** The setup of a rendering process for its lifetime: it belongs to one release of one remote. */
export interface RenderSetup extends SiteReleases {
  /** The only remote whose code the process loads; null: it renders pages without code of a remote. */
  remote: string | null;
  /** The interval of the process's heartbeat, in milliseconds. */
  beatMs: number;
  apiUpstream: string;
  publicApiBase: string;
  /** The site's public origin, for canonical links. */
  siteOrigin: string;
  /** Browser assets of the shell. */
  assets: ShellAssets;
  development: boolean;
  /** The timeout of rendering a page, in milliseconds: the parts that are missing then are left to the browser. */
  renderMs: number;
  /** The settings of a process that tries a release; absent: it renders for visitors. */
  trial?: RenderTrial;
}

/** The settings of a trial, which measures the cost of pages and allows more time on a busy machine. */
export interface RenderTrial {
  /** The timeout of loading a remote, in milliseconds. */
  loadMs: number;
}

/** The cost of a rendering in milliseconds, independent of how busy the machine was. */
export interface RenderCost {
  /** The CPU time. */
  cpuMs: number;
  /** The time spent waiting, but not for a response to a request. */
  waitedMs: number;
}

export interface ShellAssets {
  main: string;
  /** The files of its styles. */
  styles: StyleFile[];
  /** The script that loads remotes; needed right after `main`. */
  federation: string;
  font: string;
  buildId: string;
}

export interface RenderRequest {
  id: number;
  /** The number of the set of releases that it is rendered with; 0: the set of the setup. */
  releases: number;
  path: string;
  /** The search with its question mark, or empty. */
  search: string;
  /** The API's server for this page; absent: that of the setup. */
  apiUpstream?: string;
  /**
   * Increases whenever the content changes: pages of the same state share their reads of the API. Absent: the page
   * makes all reads itself.
   */
  contentState?: number;
  /** The header of the trace that the rendering is a part of: its calls of the API carry it. */
  traceparent?: string | undefined;
  /** For a page of a rehearsal: the moment that it shows, in ms, and the token for its calls of the API. */
  rehearsal?: { token: string; at: number };
}

export interface RenderedPage {
  status: number;
  html: string;
  /** sha256 hashes of inline styles and scripts, for the content security policy. */
  styleHashes: string[];
  scriptHashes: string[];
  /** The origins that the organisers' analytics code may load from and report to. */
  analyticsOrigins?: string[];
  /** Whether some part failed on the server and is left to the browser. */
  degraded: boolean;
  /** Whether the page's own code failed, and not the API or its file server. */
  broke?: boolean;
  /** Why parts failed: one line each. */
  problems?: string[];
  /** Present in a trial. */
  cost?: RenderCost;
}

/** A request that the parent makes for the process, which has no network access. */
export interface PassedRequest {
  id: number;
  url: string;
  headers: Record<string, string>;
}

export interface PassedResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** A process remembers this many sets of releases, the newest. */
export const rememberedReleases = 8;

/**
 * A message of the site's server to a rendering process: first its setup, once, then pages to render, and the
 * responses to their requests. `measure` is for a process that was started to be measured.
 */
export type RenderOrder =
  | { kind: 'setup'; setup: RenderSetup }
  /** Releases that pages are rendered with from now on. */
  | { kind: 'releases'; number: number; releases: SiteReleases }
  | { kind: 'response'; id: number; response: PassedResponse }
  | { kind: 'unread'; id: number; reason: string }
  | ({ kind: 'render' } & RenderRequest)
  | { kind: 'measure' };

/** A message of a rendering process to the server. */
export type RenderReport =
  /** All pages are loaded, or did not load for these reasons. */
  | { kind: 'ready'; problems: string[] }
  /** Whether its remote does not load, when that changes. */
  | { kind: 'away'; away: boolean }
  /** A page has left the queue, so that its timeout starts. */
  | { kind: 'begun'; id: number }
  /** The heartbeat, every `beatMs`. */
  | { kind: 'beat' }
  | ({ kind: 'read' } & PassedRequest)
  /** The request was aborted. */
  | { kind: 'unneeded'; id: number }
  /** `memory`: the present memory of the process, in bytes. */
  | { kind: 'rendered'; id: number; page: RenderedPage; memory: number }
  /** The memory in use after a garbage collection, in bytes. */
  | { kind: 'measured'; retained: number }
  | { kind: 'failed'; id: number; message: string };
