/**
 * What is chosen or current is shown by its ground, which forced colours take away: there it has the system's own colours of
 * a selection.
 */
const chosen = `:is(a[aria-current]:not([aria-current='false']),[role='tab'][aria-selected='true'],[role='option']:is(.Mui-focused,.Mui-focusVisible))`;

/** Focus, page changes, reduced motion, forced colours and print. */
export const sheetSituations = `
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:var(--radius)}
@keyframes part-appears{from{opacity:0}}
@media (prefers-reduced-motion:reduce){
*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}
}
[data-scroll-locks]{background:color-mix(in srgb,var(--dimmed),var(--paper))}
[data-scroll-locks] body{background:var(--paper)}
@media (prefers-contrast:more){:root{--ink-soft:var(--ink);--hairline:var(--line-strong)}}
@media (forced-colors:active){
:focus-visible{outline-color:Highlight}
${chosen}{forced-color-adjust:none!important;background:Highlight!important;color:HighlightText!important}
.arrow-link{background:none;text-decoration:underline}
.arrow-link::after{background:LinkText;forced-color-adjust:none}
}
@page{margin:14mm 13mm}
@media print{
:root{--gutter:0px;--bar-height:0px;--section:20px;--text:10pt;--text-s:9pt;--text-l:11.5pt;--h4:11pt;--h3:12.5pt;--h2:16pt;--h1:24pt;--figure:22pt;--display:24pt}
:root,[data-theme],[data-tone]{--paper:#fff;--sheet:#fff;--wash:#fff;--ink:#000;--ink-soft:#333;--hairline:#999;--accent:#000;background:none!important;color:#000!important}
html{font-size:10pt}
.no-print,.skip-link,[data-motif],nav,[role='search'],button,video,dialog{display:none!important}
.print-only{display:block}
a{color:inherit}
.arrow-link{background:none;text-decoration:underline}
.arrow-link::after{display:none}
:is(p,dd,td)>a[href^='http']:not(.arrow-link)::after{content:' (' attr(href) ')';font-size:.85em;overflow-wrap:anywhere}
h1,h2,h3,h4{break-after:avoid}
li,article,tr,figure{break-inside:avoid}
}
`;
