import { tabStorageKeys } from '@summit/contract/storage-keys';
import { createHash } from 'node:crypto';
import { stateSelector } from '../../app/state-element.ts';

/**
 * The only script inside the HTML, so small that it costs nothing. It loads the site's script after the load event
 * or at the first touch, whichever is first, with what it will ask for next, and remembers what a visitor does before that:
 * links and GET forms work by themselves; presses, other submissions and typed text are played again afterwards
 * (see `app/early-input.tsx`), after a reload too. The preloads carry no `crossorigin`: neither webpack, for a file of the site's own origin,
 * nor the federation runtime, for a remote's entry, asks for it so, and another mode would fetch the file twice.
 */
const source = `(function(){
var d=document,state=d.querySelector('${stateSelector}'),early=state.early={pressed:[],submitted:[],typed:[]},started=false;
function wait(){d.documentElement.setAttribute('data-waiting','')}
function start(){if(started)return;started=true;var s=d.createElement('script');s.src=state.dataset.main;s.crossOrigin='anonymous';
s.onerror=function(){s.remove();d.documentElement.removeAttribute('data-waiting');setTimeout(function(){started=false},3000)};d.head.appendChild(s);
(state.dataset.next||'').split(' ').forEach(function(u){if(!u)return;var l=d.createElement('link');l.rel='preload';l.as='script';l.href=u;
d.head.appendChild(l)})}
function remember(e){if(early.done)return;var t=e.target;if(!t||!t.closest)return;
if(e.type==='click'){var b=t.closest('button,a[href],summary');
if(b&&b.tagName==='BUTTON'&&!(b.type==='submit'&&b.form)){early.pressed.push(b);wait()}}
else if(e.type==='submit'){if(t.getAttribute('action')===null){e.preventDefault();early.submitted.push(t);wait()}}
else if(early.typed.indexOf(t)<0)early.typed.push(t);start()}
['click','submit','input','change'].forEach(function(n){d.addEventListener(n,remember,true)});
['pointerdown','keydown','touchstart'].forEach(function(n){d.addEventListener(n,start,{capture:true,once:true,passive:true})});
addEventListener('pagehide',function(){var kept={},any=0;if(early.done)return;early.typed.forEach(function(t){
if(t.id&&t.type!=='password'&&t.type!=='file'){any=1;kept[t.id]=/^(checkbox|radio)$/.test(t.type)?t.checked:t.value}});
try{if(any)sessionStorage.setItem('${tabStorageKeys.earlyFields}',JSON.stringify([location.pathname,kept]))}catch(e){}});
function soon(){(window.requestIdleCallback||setTimeout)(start,{timeout:2000})}
if(d.readyState==='complete')soon();else addEventListener('load',soon);
addEventListener('hashchange',function(){if(early.done)return;early.turned=true;if(!d.querySelector(':target'))wait();start()})
})()`;

export const bootScript = source.replace(/\n/g, '');

export const bootScriptHash = sha256Of(bootScript);

/** A hash as the content security policy writes it, without its quotes. */
export function sha256Of(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
