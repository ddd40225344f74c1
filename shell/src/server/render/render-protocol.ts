import type { LiveRemotes } from '../../federation/live-remotes.ts';

/** What a rendering process is given for its whole life: it belongs to one registry revision. */
export interface RenderSetup {
  /** Live releases with their server entries. */
  server: LiveRemotes;
  /** The same releases with their browser entries, for the page's state. */
  browser: LiveRemotes;
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

/** How a release is tried: what a page costs is measured, and a busy machine is waited for. In milliseconds. */
export interface RenderTrial {
  /** How long loading a remote may take. */
  loadMs: number;
  /** How often the process shows that it runs. */
  beatMs: number;
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
  /** The rules of its styles; none where they are in the script, as in development. */
  rules?: string;
  /** What loads remotes; needed right after `main`. */
  federation: string;
  font: string;
  buildId: string;
}

export interface RenderRequest {
  id: number;
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

/**
 * What the site's server sends to a rendering process: first of all its setup, once, then pages to render. `measure` is for a
 * process that was started to be measured.
 */
export type RenderOrder =
  | { kind: 'setup'; setup: RenderSetup }
  | ({ kind: 'render' } & RenderRequest)
  | { kind: 'measure' };

/** What a rendering process sends back. */
export type RenderReport =
  /** Every page was loaded, or did not load for these reasons. */
  | { kind: 'ready'; problems: string[] }
  /** These remotes do not load; none: all do again. */
  | { kind: 'away'; names: string[] }
  /** A render has left the queue: its time counts from here. */
  | { kind: 'begun'; id: number }
  /** In a trial, every `beatMs`: the process runs. */
  | { kind: 'beat' }
  /** `memory`: what the process holds by now, in bytes. */
  | { kind: 'rendered'; id: number; page: RenderedPage; memory: number }
  /** What is still in use after a collection of garbage, in bytes. */
  | { kind: 'measured'; retained: number }
  | { kind: 'failed'; id: number; message: string };
