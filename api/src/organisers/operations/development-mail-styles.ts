import * as limits from '@summit/contract/limits/limits';
import { plainPageColours } from '../../platform/responses/plain-page-colours.ts';

/** The styles of the page that shows stored emails: ink and paper, in both themes. */
export const developmentMailStyles = `
${plainPageColours}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Helvetica Neue",Helvetica,Arial,sans-serif}
header{padding:24px clamp(16px,4vw,40px) 16px;border-bottom:2px solid var(--ink)}
h1{margin:0;font-size:clamp(1.75rem,4vw,2.5rem);line-height:1.05;letter-spacing:-.02em}
header p{margin:6px 0 0;color:var(--soft)}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.panes{display:grid;grid-template-columns:minmax(260px,360px) minmax(0,1fr);align-items:start}
nav ol{list-style:none;margin:0;padding:0}
nav li{border-bottom:1px solid var(--line)}
nav a{display:grid;gap:2px;padding:14px 16px 14px clamp(16px,4vw,40px);text-decoration:none;border-left:4px solid transparent;overflow-wrap:anywhere}
nav a:hover{background:var(--sheet)}
nav a[aria-current]{background:var(--sheet);border-left-color:var(--accent)}
nav span{color:var(--soft);font-size:13px;font-variant-numeric:tabular-nums}
main{padding:24px clamp(16px,4vw,40px) 48px;border-left:1px solid var(--line);min-height:100vh}
h2{margin:0 0 12px;font-size:1.375rem;line-height:1.2;letter-spacing:-.01em;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:2px 16px;margin:0 0 20px;font-size:14px}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:980px;border:1px solid var(--line);background:var(--sheet)}
summary{padding:12px 0;min-height:44px;cursor:pointer;font-weight:700}
pre{margin:0;padding:16px;background:var(--sheet);border:1px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:24px clamp(16px,4vw,40px);color:var(--soft)}
@media (max-width:${limits.mobileLayout}px){.panes{grid-template-columns:minmax(0,1fr)}main{border-left:0;order:-1;min-height:0;border-bottom:2px solid var(--ink)}}
`;
