import type { LiveRemotes } from '@summit/contract/releases/live-remotes';

/** A file of a build's styles, by the name that the build's own scripts request it by. */
export interface StyleFile {
  name: string;
  css: string;
  /** Of the site's first script: no script requests it, so every page has it. */
  first?: boolean;
}

/** The releases that a page is rendered with: its menu leads to them, and its state names them. */
export interface SiteReleases {
  /** With their server entries. */
  server: LiveRemotes;
  /** The same releases with their browser entries, for the page's state. */
  browser: LiveRemotes;
}

/** What a rendering process is given for its whole life: it belongs to one release of one remote. */
export interface RenderSetup extends SiteReleases {
  /** The remote whose code the process loads, and no other's; null: it renders what no remote has code for. */
  remote: string | null;
  /** How often the process shows that it runs, in milliseconds. */
  beatMs: number;
  apiUpstream: string;
  publicApiBase: string;
  /** The address visitors know the site by, for canonical links. */
  siteOrigin: string;
  /** Browser assets of the shell. */
  assets: ShellAssets;
  development: boolean;
  /** How long rendering a page may take, in milliseconds: what is missing then is left to the browser. */
  renderMs: number;
  /** Of a process that tries a release; absent: it renders for visitors. */
  trial?: RenderTrial;
}

/** How a release is tried: what a page costs is measured, and a busy machine is waited for. */
export interface RenderTrial {
  /** How long loading a remote may take, in milliseconds. */
  loadMs: number;
}

/** What a rendering took by itself, in milliseconds, however busy the machine was. */
export interface RenderCost {
  /** Of the processor. */
  cpuMs: number;
  /** Spent waiting, but not for a response to a request. */
  waitedMs: number;
}

export interface ShellAssets {
  main: string;
  /** The files of its styles. */
  styles: StyleFile[];
  /** What loads remotes; needed right after `main`. */
  federation: string;
  font: string;
  buildId: string;
}

export interface RenderRequest {
  id: number;
  /** The number of the releases that it is rendered with; 0: those of the setup. */
  releases: number;
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The API's server that this page reads from; else that of the setup. */
  apiUpstream?: string;
  /**
   * Grows whenever the content has changed: pages of one state share what they read of the API. Absent: the page reads
   * everything by itself.
   */
  contentState?: number;
  /** The header of the trace that the rendering is a part of: its calls of the API carry it. */
  traceparent?: string | undefined;
  /** The page shows the site at another moment, in ms, and reads it of the API by this token. */
  rehearsal?: { token: string; at: number };
}

export interface RenderedPage {
  status: number;
  html: string;
  /** sha256 hashes of inline styles and scripts, for the content security policy. */
  styleHashes: string[];
  scriptHashes: string[];
  /** Origins that the organisers' analytics code may load from and report to. */
  analyticsOrigins?: string[];
  /** Some part failed on the server and is left to the browser. */
  degraded: boolean;
  /** The page's own code failed: not what it got from the API, and not its file server. */
  broke?: boolean;
  /** Why parts failed: one line each. */
  problems?: string[];
  /** In a trial. */
  cost?: RenderCost;
}

/** What the process asks its parent to read: it has no network of its own. */
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

/** How many sets of releases a process remembers, the newest. */
export const rememberedReleases = 8;

/**
 * What the site's server sends to a rendering process: first of all its setup, once, then pages to render, and what it has read
 * for them. `measure` is for a process that was started to be measured.
 */
export type RenderOrder =
  | { kind: 'setup'; setup: RenderSetup }
  /** Releases that pages are rendered with from now on. */
  | { kind: 'releases'; number: number; releases: SiteReleases }
  | { kind: 'response'; id: number; response: PassedResponse }
  | { kind: 'unread'; id: number; reason: string }
  | ({ kind: 'render' } & RenderRequest)
  | { kind: 'measure' };

/** What a rendering process sends back. */
export type RenderReport =
  /** Every page was loaded, or did not load for these reasons. */
  | { kind: 'ready'; problems: string[] }
  /** Its remote does not load; or does again. */
  | { kind: 'away'; away: boolean }
  /** A render has left the queue: its time counts from here. */
  | { kind: 'begun'; id: number }
  /** Every `beatMs`: the process runs. */
  | { kind: 'beat' }
  | ({ kind: 'read' } & PassedRequest)
  /** Nobody waits for it any more. */
  | { kind: 'unneeded'; id: number }
  /** `memory`: what the process holds by now, in bytes. */
  | { kind: 'rendered'; id: number; page: RenderedPage; memory: number }
  /** What is still in use after a collection of garbage, in bytes. */
  | { kind: 'measured'; retained: number }
  | { kind: 'failed'; id: number; message: string };
