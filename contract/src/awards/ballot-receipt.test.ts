import { expect, test } from 'vitest';
import { ballotLogId, readReceipt, writeReceipt } from './ballot-receipt.ts';

const receipt = {
  log: ballotLogId(2027, 'Company', 'one'),
  index: 17,
  leaf: 'a1'.repeat(32),
  root: 'b2'.repeat(32),
  rulesHash: 'c3'.repeat(32),
  signature: 'd4'.repeat(64),
};

test('a receipt is one line, and can be parsed back into its data', () => {
  const line = writeReceipt(receipt);
  expect(line).toMatch(/^summit-ballot\/2027-Company-one\/17\/a1a1/);
  expect(line).not.toMatch(/\s/);
  expect(readReceipt(`  ${line}\n`)).toEqual(receipt);
});

test.each(['', 'ABCD-1234', writeReceipt(receipt).slice(0, -1), `${writeReceipt(receipt)}/1`])(
  '"%s" is not a receipt',
  (line) => expect(readReceipt(line)).toBeNull(),
);
