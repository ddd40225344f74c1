import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { escapeHtml } from '../render/document/document.ts';
import { getSha256 } from '../render/document/script-hashes.ts';
import type { Rehearsal } from './rehearsals.ts';

// Above the page rather than over it, as the mark of a preview is.
const css =
  '#rehearsal-mark{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;' +
  'padding:8px 16px;background:#5b21b6;color:#fff;font-size:16px;line-height:1.5}' +
  '#rehearsal-mark p{margin:0;max-width:90ch}#rehearsal-mark form{margin:0}' +
  '#rehearsal-mark button{min-height:44px;padding:8px 20px;font:inherit;font-weight:650;cursor:pointer;' +
  'color:#3b0f85;background:#fff;border:2px solid #fff;border-radius:8px}' +
  '#rehearsal-mark button:focus-visible{outline:3px solid #fff;outline-offset:3px}' +
  '@media print{#rehearsal-mark{display:none}}';

/** Adds a mark to a page with the moment that it shows and a button to end it, and excludes it from search engines. */
export function rehearsedPage(page: RenderedPage, { shown }: Rehearsal): RenderedPage {
  // A form rather than a link, so that prefetching does not end the rehearsal.
  const mark =
    `<aside id="rehearsal-mark" aria-label="Rehearsal"><p>${escapeHtml(rehearsalWords(shown))}</p>` +
    `<form action="${facts.endPath}"><button>End rehearsal</button></form></aside>`;
  const robots = '<meta name="robots" content="noindex,nofollow">';
  const html = page.html
    .replace('</head>', `<style>${css}</style>${robots}</head>`)
    // A function, because a name may contain a replacement pattern such as `$&`.
    .replace('<body>', (body) => `${body}${mark}`);
  return { ...page, html, styleHashes: [...page.styleHashes, getSha256(css)] };
}

/** `Rehearsal: the site as at Tue 8 June 2027, 18:00 (Europe/London). Companies: First vote, …` */
function rehearsalWords({ at, timeZone, statuses, by }: Rehearsal['shown']): string {
  const names = awardsStatusSubjects.map((one) => `${subjectNames[one]}: ${statusNames[statuses[one]]}`);
  return (
    `Rehearsal: the site as at ${venueClock(timeZone).moment(at)} (${timeZone}), ` +
    `${names.join(', ')}. ` +
    `Nothing that you do here is sent. The link was made by ${by}.`
  );
}
