import { expect, test } from 'vitest';
import { getTitles, matchingTests } from './matching-tests.ts';

const sources: Record<string, string> = {
  'contract/src/promo-code.test.ts': "test('a promo code is read as it is meant', () => {});",
  'mf-registration/src/packages.test.tsx': "test(`the promo code's error is beside it`, () => {});",
  'e2e/journeys/promo.spec.ts': "test('a buyer pays', async () => {});",
  'e2e/journeys/vote.spec.ts': "test('a voter votes', async () => {});",
};

const matching = (word: string) => matchingTests(word, Object.keys(sources), (file) => sources[file] ?? '');

test('a word matches whole files by their path, and single tests by their title', () => {
  expect(matching('promo')).toEqual({
    unit: [{ files: ['contract/src/promo-code.test.ts'] }],
    component: [{ files: ['mf-registration/src/packages.test.tsx'], title: 'promo' }],
    journey: [{ files: ['e2e/journeys/promo.spec.ts'] }],
  });
});

test('without a matching journey no browser is needed', () => {
  expect(matching('is read as')).toEqual({
    unit: [{ files: ['contract/src/promo-code.test.ts'], title: 'is read as' }],
    component: [],
    journey: [],
  });
});

test('titles of tests, groups and tables of cases are found', () => {
  const source = `
    describe('a group', () => {
      test('it\\'s one', run);
      test.each([1, 2])("%s of many", run);
      test.describe(\`in a browser\`, run);
    });
    expect('no title').toBe(test);`;
  expect(getTitles(source)).toEqual(['a group', "it's one", '%s of many', 'in a browser']);
});
