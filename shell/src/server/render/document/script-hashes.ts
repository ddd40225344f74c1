import { createHash } from 'node:crypto';
import { bootScript, earlyMarks, firstCall } from '../../../before-script/inline-scripts.compiled.ts';

/** A hash as the content security policy writes it, without its quotes. */
export function getSha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export const bootScriptHash = getSha256(bootScript);

export const earlyMarksHash = getSha256(earlyMarks);

export const firstCallHash = getSha256(firstCall);
