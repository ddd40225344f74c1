/**
 * The effects of the attributes that the head's script sets on `<html>`, as plain CSS for the page's style sheet: a
 * site within another site's frame has no header and footer, and a visitor who has answered the cookie alert never
 * sees it. The alert is shown once the page's next element has arrived: while its own text is still loading, it
 * would grow upwards. Signed-in visitors are never offered the login, and a click that waits for the script shows
 * the loading bar.
 */
export const situationStyles = `
:root[data-framed]{--bar-height:0px}
[data-framed] #root>:is(header,footer){display:none}
.cookie-alert:not([data-open]){display:none}
[data-cookies='ask'] .cookie-alert:not([data-open]):has(+*){display:block}
[data-waiting]{cursor:progress}
[data-waiting] body::before{content:'';position:fixed;z-index:1100;inset:0 0 auto;height:3px;background:var(--accent);transform-origin:0 50%;animation:page-waits 5s cubic-bezier(.1,.7,.3,1) 200ms both}
@keyframes page-waits{from{transform:scaleX(0)}to{transform:scaleX(.96)}}
[data-signed-in] [data-for='anonymous'],:root:not([data-signed-in]) [data-for='attendee']{display:none!important}
.no-script-note:not(:target){display:none}
.no-script-note.no-script-note>*{padding-inline:max(var(--gutter),calc(50vw - var(--page)/2))}
@media (scripting:none){.needs-script{display:none!important}}
`;
