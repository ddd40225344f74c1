import { createHash } from 'node:crypto';
import { bootScript, earlyMarks, firstCall } from '../../before-script/inline-scripts.compiled.ts';

/** A hash as the content security policy writes it, without its quotes. */
export function sha256Of(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export const bootScriptHash = sha256Of(bootScript);

export const earlyMarksHash = sha256Of(earlyMarks);

export const firstCallHash = sha256Of(firstCall);
