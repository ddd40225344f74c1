import { oldBrowserNotice as script } from './inline-scripts.compiled.ts';

export interface OldBrowserTexts {
  title: string;
  text: string;
  hide: string;
  close: string;
}

/** The script of the notice for Internet Explorer and browsers of its time; it is sent to no other browser. */
export function oldBrowserNotice(texts: OldBrowserTexts): string {
  return `(function(oldBrowserTexts){${script}})(${asciiJson(texts)});`;
}

/** JSON in ASCII only, so that even the oldest parsers read it in any encoding. */
function asciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[^ -~]|</g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
