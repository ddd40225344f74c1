import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testVectors } from './testing/test-vectors.ts';

test('the code computes the document’s test vectors', () => {
  const document = readFileSync(
    join(import.meta.dirname, '../../../docs/decisions/010-a-log-of-ballots.md'),
    'utf8',
  );
  const [, vectors = ''] = /```json\n(.*?)```/s.exec(document) ?? [];
  expect(JSON.parse(vectors)).toEqual(testVectors());
});
