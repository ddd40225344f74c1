import { stateSelector } from '@summit/contract/frame/page-state-element';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import type { FetchedData } from '@summit/shared-auth';

/** The state that the server embeds in the page for the shell in the browser. */
export interface PageState {
  apiBaseUrl: string;
  remotes: LiveRemotes;
  /** The shell's build. */
  buildId: string;
  /** Server data that was fetched for this page. */
  queries: FetchedData | null;
  /** True when the frame is in the HTML and only needs to be hydrated. */
  rendered: boolean;
  /** The parameters of the address that the page was rendered with; the visitor's own address may have others. */
  search: string;
  /** The path that the page was rendered with, where the visitor's own is a secret or belongs to no page. */
  path?: string;
  development: boolean;
  /** The organisers' analytics code, as far as this page's policy allows it; empty: none. */
  analyticsCode: string;
}

/** The data in the HTML of another page; null in HTML that carries none. */
export function dataInHtml(html: string): FetchedData | null {
  // No text of a page looks like this: its angle brackets are escaped.
  const at = html.lastIndexOf(`<script type="application/json" id="`);
  const begin = html.indexOf('>', at) + 1;
  if (at < 0 || begin === 0) return null;
  const state = JSON.parse(html.slice(begin, html.indexOf('</script>', begin))) as PageState;
  return state.queries;
}

/** @throws Error when the page was not made by this site's server */
export function readPageState(): PageState {
  const element = document.querySelector(stateSelector);
  if (!element?.textContent) throw new Error('The page carries no state');
  return JSON.parse(element.textContent) as PageState;
}
