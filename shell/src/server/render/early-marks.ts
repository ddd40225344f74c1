import { storageKeys, tabStorageKeys } from '@summit/contract/storage-keys';
import { sha256Of } from './boot-script.ts';

/**
 * Runs in the head, before anything is painted, and marks the document with what only this browser knows: so what a
 * visitor has closed or answered never flashes up, a frame shows no header, and the header of a visitor who is signed in
 * shows who it is instead of the login. Written so that Internet Explorer
 * understands it: it is what notices that a browser is too old, and then fetches the notice.
 */
const source = `(function(w,d){
var h=d.documentElement,marked;
function kept(store,key){try{return w[store].getItem(key)}catch(e){return null}}
function text(value){return JSON.stringify(String(value)).replace(/\\\\n/g,'\\\\a ')}
function set(name,value){h.style.setProperty('--attendee-'+name,value)}
try{if(w.self!==w.top)h.setAttribute('data-framed','')}catch(e){h.setAttribute('data-framed','')}
if(!kept('localStorage','${storageKeys.cookieConsent}'))h.setAttribute('data-cookies','ask');
marked=kept('sessionStorage','${tabStorageKeys.dismissedBanners}');if(marked)h.setAttribute('data-dismissed',marked);
if(kept('localStorage','${storageKeys.accessToken}')){h.setAttribute('data-signed-in','');
try{marked=JSON.parse(kept('localStorage','${storageKeys.lastSeenAttendee}'));
set('name',text(marked.name));set('initials',text(marked.initials));if(marked.picture)set('picture','url('+text(marked.picture)+')')}catch(e){}}
if(w.Promise&&Object.hasOwn&&[].at&&'noModule' in d.createElement('script'))return;
if(kept('localStorage','${storageKeys.hideOldBrowserNotice}'))return;
var s=d.createElement('script');s.src='/old-browser.js';h.firstChild.appendChild(s)
})(window,document)`;

export const earlyMarks = source.replace(/\n/g, '');

export const earlyMarksHash = sha256Of(earlyMarks);
