import { storageKeys } from '@summit/contract/storage-keys';

export interface OldBrowserTexts {
  title: string;
  text: string;
  hide: string;
  close: string;
}

/**
 * The script that tells the visitors of Internet Explorer and its time what they can do. It is sent to nobody else, and
 * uses nothing that those browsers lack: no modules, no arrows, no styles from variables. The cookie alert moves up above it.
 */
export function oldBrowserNotice(texts: OldBrowserTexts): string {
  return `(function(w,d,t){
function make(tag,style,text){var e=d.createElement(tag);e.style.cssText=style;if(text){e.appendChild(d.createTextNode(text))}return e}
function listen(e,name,run){if(e.addEventListener){e.addEventListener(name,run,false)}else{e.attachEvent('on'+name,run)}}
function lift(height){try{d.documentElement.style.setProperty('--below-alert',height)}catch(e){}}
function show(){
var last=d.activeElement;
var box=make('div','position:fixed;z-index:2000;left:0;right:0;bottom:0;padding:24px;background:#100e17;color:#ffffff;border-top:4px solid #8f85ff;font:16px/1.5 Arial,sans-serif');
var title=make('h2','margin:0 0 8px;font-size:22px;line-height:1.2;color:#ffffff',t.title);
var words=make('p','margin:0 0 16px;max-width:640px',t.text);
var label=make('label','display:inline-block;min-height:44px;margin:0 24px 0 0;padding-top:10px');
var hide=make('input','margin:0 8px 0 0');
var close=make('button','min-height:44px;padding:8px 24px;border:2px solid #ffffff;background:#ffffff;color:#100e17;font:bold 16px Arial,sans-serif;cursor:pointer',t.close);
title.id='old-browser-title';
box.setAttribute('role','dialog');
box.setAttribute('aria-labelledby','old-browser-title');
close.setAttribute('type','button');
hide.setAttribute('type','checkbox');
label.appendChild(hide);
label.appendChild(d.createTextNode(t.hide));
box.appendChild(title);box.appendChild(words);box.appendChild(label);box.appendChild(close);
function end(){
if(hide.checked){try{w.localStorage.setItem('${storageKeys.hideOldBrowserNotice}','1')}catch(e){}}
d.body.removeChild(box);
lift('0px');
try{last.focus()}catch(e){}
}
listen(close,'click',end);
listen(box,'keydown',function(e){if((e||w.event).keyCode===27){end()}});
d.body.appendChild(box);
lift(box.offsetHeight+'px');
listen(w,'resize',function(){if(box.parentNode===d.body){lift(box.offsetHeight+'px')}});
close.focus()
}
if(d.body&&d.readyState!=='loading'){show()}else{listen(w,'load',show)}
})(window,document,${asciiJson(texts)});`;
}

/** JSON that every script parser of the last thirty years reads, whatever the file is taken to be encoded in. */
function asciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[^ -~]|</g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
