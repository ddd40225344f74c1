import type { LiveRemotes } from '../../federation/live-remotes.ts';

/** What a rendering worker is given for its whole life: it belongs to one registry revision. */
export interface RenderWorkerData {
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
}

export type RenderAnswer =
  | { kind: 'ready'; problems: string[] }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; message: string };
