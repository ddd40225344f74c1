/**
 * What the marks that the head's script leaves on `<html>` change, as plain CSS for the page's style sheet: a site
 * within another site's frame has no header and footer, whoever has answered the cookie alert never sees it,
 * and while it is open the page is longer by what it covers.
 */
export const situationStyles = `
:root[data-framed]{--bar-height:0px}
[data-framed] #root>:is(header,footer){display:none}
.cookie-alert:not([data-open]){display:none}
[data-cookies='ask'] .cookie-alert:not([data-open]){display:block}
:root:has(.cookie-alert[data-open]){scroll-padding-bottom:calc(var(--covered-below) + 1rem)}
:root:has(.cookie-alert[data-open]) body{padding-bottom:var(--covered-below)}
`;
