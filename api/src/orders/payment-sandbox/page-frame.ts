import { escapeHtml } from '../../platform/responses/escape-html.ts';
import { plainPageColours } from '../../platform/responses/plain-page-colours.ts';

const styles = `
${plainPageColours}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 "Helvetica Neue",Helvetica,Arial,sans-serif}
.band{padding:10px clamp(16px,4vw,40px);background:var(--ink);color:var(--paper);font-size:14px}
main{max-width:960px;margin:0 auto;padding:clamp(24px,5vw,64px) clamp(16px,4vw,40px)}
.columns{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:clamp(32px,6vw,80px);align-items:start}
h1{margin:0 0 12px;font-size:clamp(1.9rem,5vw,3rem);line-height:1.02;letter-spacing:-.03em;overflow-wrap:anywhere}
h2{margin:0 0 12px;font-size:1.375rem;line-height:1.2}
p{margin:0 0 16px}
.amount{font-size:clamp(2.5rem,8vw,4.5rem);font-weight:750;line-height:1;letter-spacing:-.04em;font-variant-numeric:tabular-nums;margin:24px 0}
.soft,small{color:var(--soft)}
small{display:block;font-size:14px}
fieldset{border:0;margin:0 0 24px;padding:0}
legend{padding:0 0 12px;font-weight:700;font-size:1.125rem}
label{display:flex;gap:14px;align-items:flex-start;padding:14px 16px;border:1px solid var(--line);border-bottom-width:0;background:var(--sheet);cursor:pointer}
label:last-of-type{border-bottom-width:1px}
label:has(:checked){box-shadow:inset 4px 0 0 var(--accent)}
input[type=radio]{width:20px;height:20px;margin:3px 0 0;flex:none;accent-color:var(--accent)}
button,.button{display:inline-block;min-height:52px;padding:12px 28px;border:2px solid var(--ink);background:var(--ink);color:var(--paper);font:inherit;font-weight:700;cursor:pointer;text-decoration:none}
button.plain,.button.plain{background:transparent;color:var(--ink)}
button:hover,.button:hover{text-decoration:underline;text-underline-offset:4px}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.row form{margin:0}
.list{list-style:none;margin:0;padding:0}
.list li{padding:20px 0;border-top:1px solid var(--line)}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:2px 20px;margin:0 0 16px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
@media (max-width:720px){.columns{grid-template-columns:minmax(0,1fr)}.row button,.row .button{width:100%;text-align:center}.row form{width:100%}}
`;

/** A page of the sandbox: plain HTML that works without script. */
export function pageFrame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<p class="band" style="margin:0"><strong>Sandbox.</strong> This is a demonstration: no card is asked for and no money moves.</p>
<main>${content}</main>
</body>
</html>`;
}
