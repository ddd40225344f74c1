import { stateId } from '@summit/contract/frame/page-state-element';
import { manifestPath, touchIconPath } from '@summit/contract/site/site-facts';
import type { ShellAssets } from '@summit/rendering/render-protocol';
import type { PageState } from '../../../app/page-state.ts';
import {
  bootScript,
  earlyMarks,
  firstCall as firstCallScript,
} from '../../../before-script/inline-scripts.compiled.ts';

export interface DocumentParts {
  /** Title, description and the like, as HTML. */
  head: string;
  /** Style tags, each allowed by its hash. */
  styles: string;
  body: string;
  /** Structured data of the page's parts for search engines, as HTML; last, so that the visible content comes first. */
  data?: string;
  state: PageState;
  assets: ShellAssets;
  /** The organisers' theme; `system` follows the visitor's preference. */
  colorScheme?: 'light' | 'dark' | 'system';
  /** The entry of the remote whose page this is. */
  remoteEntry?: string;
  /** The address of the page's first call (see `first-call.ts`). */
  firstCall?: string | undefined;
}

const htmlLanguage = 'en-GB';

/** The whole HTML document. It is readable without further requests; the script is loaded after the load event. */
export function htmlDocument(parts: DocumentParts): string {
  const {
    head,
    styles,
    body,
    data = '',
    state,
    assets,
    remoteEntry,
    firstCall,
    colorScheme = 'system',
  } = parts;
  const theme = colorScheme === 'system' ? '' : ` data-theme="${colorScheme}"`;
  const next = remoteEntry ? ` data-next="${assets.federation} ${remoteEntry}"` : '';
  const call = firstCall ? ` data-call="${escapeHtml(firstCall)}"` : '';
  return [
    `<!doctype html><html lang="${htmlLanguage}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${earlyMarks}</script>`,
    head,
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${touchIconPath}"><link rel="manifest" href="${manifestPath}">`,
    styles,
    `</head><body><div id="root">${body}</div>${data}`,
    `<script type="application/json" id="${stateId}" data-main="${assets.main}"${next}${call}>${safeJson(state)}</script>`,
    `<script>${bootScript}</script>${firstCall ? `<script>${firstCallScript}</script>` : ''}</body></html>`,
  ].join('');
}

/** JSON that cannot end the script element it is in. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Text that is safe in HTML content and in quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
