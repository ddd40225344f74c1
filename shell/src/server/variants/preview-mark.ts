import type { RenderedPage } from '@summit/rendering/render-protocol';
import { escapeHtml } from '../render/document/document.ts';
import { getSha256 } from '../render/document/script-hashes.ts';
import { leavePreviewPath } from './preview-routes.ts';
import type { Variant } from './variant.ts';

// Above the page rather than over it: whatever the page fixes to the bottom of the window stays in reach.
const css =
  '#preview-mark{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:8px 16px;' +
  'background:#1c1c1c;color:#fff;font-size:14px;line-height:1.4}' +
  '#preview-mark a{color:#fff;text-decoration:underline}@media print{#preview-mark{display:none}}';

/** Adds a mark to a page that it is a preview, with a link to leave it, and excludes it from search engines. */
export function markedPage(page: RenderedPage, { instead }: Variant, path: string): RenderedPage {
  if (!instead) return page;
  const release = escapeHtml(`${instead.descriptor.name} ${instead.buildId}`);
  const leave = `${leavePreviewPath}?to=${encodeURIComponent(path)}`;
  const mark =
    `<aside id="preview-mark" aria-label="Preview"><span>Preview of ${release}</span>` +
    `<a href="${escapeHtml(leave)}" rel="nofollow">Leave the preview</a></aside>`;
  const html = page.html
    .replace('</head>', `<style>${css}</style><meta name="robots" content="noindex,nofollow"></head>`)
    .replace('<body>', `$&${mark}`);
  return { ...page, html, styleHashes: [...page.styleHashes, getSha256(css)] };
}
