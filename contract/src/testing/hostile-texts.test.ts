import { expect, test } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';

test('there are 500 hostile texts, no two alike', () => {
  expect(hostileTexts).toHaveLength(500);
  expect(new Set(hostileTexts).size).toBe(500);
});
