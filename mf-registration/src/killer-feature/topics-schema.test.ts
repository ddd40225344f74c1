import { expect, test } from 'vitest';
import { topicsSchema } from './topics-schema.ts';

test('the length of a comment is counted like beside it: an emoji is one character', async () => {
  const schema = topicsSchema(5);
  const isValid = (comment: string) =>
    schema.isValid({ topics: ['fraud'], comments: { fraud: comment }, approveMessages: true });
  expect(await isValid('🙂'.repeat(5))).toBe(true);
  expect(await isValid('e\u0301'.repeat(5))).toBe(true);
  expect(await isValid('🙂'.repeat(6))).toBe(false);
});
