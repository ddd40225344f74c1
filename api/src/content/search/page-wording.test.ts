import { expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { pageWording } from './page-wording.ts';

test.each([
  ['elements', '<p>Come <b>early</b></p>', 'Come early'],
  ['lists', 'Doors | 8:15\n\nTalks  |\t9:00', 'Doors. 8:15. Talks. 9:00'],
  ['sentences', 'Is it far? | No.\nIt is not', 'Is it far? No. It is not'],
  ['addresses and places of a list', 'Stage | /agenda?day=1\nBar | 12 -4.5 | red', 'Stage. Bar. red'],
  ['signs', 'Q&amp;A', 'Q&A'],
])('%s', (_what, content, wording) => {
  expect(pageWording(content)).toBe(wording);
});

test.each(['<', '\t', ' ', '| ', '\n', '| 1', '1 ', '.', '<p ', '|/', '? '])(
  'a page full of %j is parsed in one pass',
  (piece) => {
    const content = `${piece.repeat(limits.pageText / piece.length)}x`;
    const before = process.cpuUsage();
    pageWording(content);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
  },
);
