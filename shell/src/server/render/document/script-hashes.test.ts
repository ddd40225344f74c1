import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bootScript, earlyMarks, firstCall } from '../../../before-script/inline-scripts.compiled.ts';
import { bootScriptHash, earlyMarksHash, firstCallHash } from './script-hashes.ts';

test.each([
  ['boot script', bootScript, bootScriptHash],
  ['early marks', earlyMarks, earlyMarksHash],
  ['first call', firstCall, firstCallHash],
])(
  'the %s matches its hash for the content security policy, and is valid inside HTML',
  (_name, script, hash) => {
    expect(hash).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`);
    expect(script).not.toMatch(/<\/script|<!--/i);
  },
);
