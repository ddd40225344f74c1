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
}

export interface ShellAssets {
  main: string;
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
}

/** What the site's server sends to a rendering process: first of all its setup, once, then pages to render. */
export type RenderOrder = { kind: 'setup'; setup: RenderSetup } | ({ kind: 'render' } & RenderRequest);

/** What a rendering process sends back. */
export type RenderReport =
  /** Every page was loaded, or did not load for these reasons. */
  | { kind: 'ready'; problems: string[] }
  /** A render has left the queue: its time counts from here. */
  | { kind: 'begun'; id: number }
  /** `memory`: what the process holds by now, in bytes. */
  | { kind: 'rendered'; id: number; page: RenderedPage; memory: number }
  | { kind: 'failed'; id: number; message: string };
