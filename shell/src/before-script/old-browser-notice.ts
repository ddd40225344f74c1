import { oldBrowserNotice as script } from './inline-scripts.compiled.ts';

export interface OldBrowserTexts {
  title: string;
  text: string;
  hide: string;
  close: string;
}

/** The script that shows the visitors of Internet Explorer and its time what they can do; it is sent to no other browser. */
export function oldBrowserNotice(texts: OldBrowserTexts): string {
  return `(function(oldBrowserTexts){${script}})(${asciiJson(texts)});`;
}

/** JSON that every script parser of the last thirty years reads, whatever the file is taken to be encoded in. */
function asciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[^ -~]|</g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
