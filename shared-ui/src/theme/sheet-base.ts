import { lightColours } from '@summit/contract/frame/brand';
import * as limits from '@summit/contract/limits/limits';
import { fontFamilies } from './sheet-fonts.ts';

/**
 * Measures, reset and the frame of the page. The margin for the sticky bar belongs to the elements that are scrolled to:
 * scroll padding of the window would apply to the bar's own controls, too, so that each focus there would scroll the page.
 */
export const sheetBase = `
:root{
--font:${fontFamilies},system-ui,sans-serif;
--s1:8px;--s2:16px;--s3:24px;--s4:32px;--s5:40px;--s6:48px;--s8:64px;--s10:80px;
--gutter:16px;--gap:16px;--section:clamp(48px,8vw,120px);--page:1280px;--measure:66ch;--bar-height:64px;
--text-s:.875rem;--text:1rem;--text-l:1.1875rem;
--h4:1.25rem;--h3:1.4375rem;--h2:clamp(1.953rem,4.4vw,3.157rem);--h1:clamp(min(2.25rem,14vw),6vw,4.75rem);
--figure:clamp(2.75rem,5.4vw,4.75rem);--display:clamp(2.75rem,9vw,7.5rem);
--covered-below:0px;--light-ink:${lightColours.ink};--light-paper:${lightColours.paper};--dimmed:var(--light-ink) 62%;--backdrop:color-mix(in srgb,var(--dimmed),transparent);--quick:150ms;--calm:240ms;--ease:cubic-bezier(.2,.7,.2,1)
}
@media (min-width:${limits.mobileLayout + 1}px){:root{--gutter:24px;--gap:24px;--text:1.0625rem;--text-l:1.3125rem;--h4:1.333rem;--h3:1.777rem;--bar-height:72px}}
@media (min-width:1200px){:root{--gutter:32px;--gap:32px}}
*,*::before,*::after{box-sizing:border-box}
:where([id],a,button,input,select,textarea,summary,iframe,[tabindex]){scroll-margin-top:calc(var(--bar-height) + 24px)}
:where(.site-header,[aria-modal]) :where([id],a,button,input,select,textarea,summary,iframe,[tabindex]){scroll-margin-top:0}
html{background:var(--paper);color:var(--ink);font:400 var(--text)/1.5 var(--font);-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-wrap:break-word}
body{margin:0;min-height:100vh;min-height:100dvh;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0}
ul,ol,legend{padding:0}
img,svg,video{display:block;max-width:100%}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
fieldset{padding:0;border:0;min-width:0}
hr{margin:0;border:0;border-top:1px solid var(--hairline)}
table{border-collapse:collapse;width:100%}
[hidden]{display:none!important}
main{display:block}
main:focus,h1:focus,[tabindex='-1']:focus{outline:none}
::selection{background:var(--accent-fill);color:var(--on-accent)}
.visually-hidden{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip-link{position:fixed;z-index:1000;top:8px;left:8px;padding:12px 20px;background:var(--ink);color:var(--paper);font-weight:600;text-decoration:none;border-radius:var(--radius);transform:translateY(-200%)}
.skip-link:focus{transform:none}
.plain-list{list-style:none;padding:0}
.print-only{display:none}
`;
