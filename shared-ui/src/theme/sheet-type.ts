/** Headings, running text, links, tables and the few classes that pages may use by name. */
export const sheetType = `
h1,h2,h3,h4{font-weight:750;line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h1{font-size:var(--h1);font-weight:780;line-height:1.05}
h1,h2,h3,h4,.eyebrow,.lead{overflow-wrap:anywhere}
h2{font-size:var(--h2)}
h3{font-size:var(--h3);line-height:1.15}
h4{font-size:var(--h4);line-height:1.2}
p,li,dd{text-wrap:pretty}
strong,b,th{font-weight:650}
small{font-size:var(--text-s)}
a{color:var(--link,var(--accent));text-decoration-line:underline;text-decoration-thickness:1px;text-underline-offset:.2em;transition:color var(--quick),text-decoration-color var(--quick)}
a:hover{text-decoration-thickness:2px}
blockquote{font-size:var(--h3);font-weight:550;line-height:1.25;letter-spacing:-.015em}
mark{background:var(--accent-wash);color:var(--ink);padding:0 .15em}
code,kbd{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.9em}
th,td{padding:14px 16px 14px 0;border-bottom:1px solid var(--hairline);text-align:left;vertical-align:top}
th{font-size:var(--text-s);color:var(--ink-soft)}
time,td,.figures{font-variant-numeric:tabular-nums}
summary{cursor:pointer}
.lead{font-size:var(--text-l);line-height:1.4;letter-spacing:-.008em;max-width:var(--measure)}
.measure{max-width:var(--measure)}
.eyebrow{font-size:var(--text-s);font-weight:600;line-height:1.4;color:var(--ink-soft);font-variant-numeric:tabular-nums}
.soft{color:var(--ink-soft)}
.arrow-link{display:inline-flex;align-items:center;gap:.5em;min-height:44px;font-weight:650;color:var(--ink);text-decoration:none;background:linear-gradient(var(--accent),var(--accent)) 0 calc(100% - 8px)/100% 2px no-repeat;transition:background-size var(--calm) var(--ease)}
.arrow-link::after{content:'';width:.7em;height:.7em;background:currentColor;clip-path:polygon(0 43%,72% 43%,44% 14%,55% 4%,100% 50%,55% 96%,44% 86%,72% 57%,0 57%);transition:transform var(--calm) var(--ease)}
.arrow-link:hover{background-size:0 2px;background-position:100% calc(100% - 8px)}
.arrow-link:hover::after{transform:translateX(4px)}
`;
