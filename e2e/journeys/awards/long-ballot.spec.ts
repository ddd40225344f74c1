import type { Locator, Page } from '@playwright/test';
import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { signIn } from '../../site/sign-in.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

const categories = 18;
const nominees = 12;

type Row = Record<string, unknown>;

/** Copies of the first row, each with changes such as a different name. */
function many(rows: Row[], count: number, change: (at: number) => Row): Row[] {
  const [first = {}] = rows.filter((row) => row.awardsType === 'Company');
  return Array.from({ length: count }, (_row, at) => ({ ...first, ...change(at) }));
}

test.use({
  viewport: { width: 390, height: 844 },
  organisers: {
    [awardsCalls.nominationCategories.path]: (response) => {
      const rows = response.nominationCategories as Row[];
      response.nominationCategories = many(rows, categories, (at) => ({
        id: `category-${at}`,
        name: `Award number ${at + 1}`,
        allowedVotes: at === 1 ? 2 : 1,
      }));
    },
    [awardsCalls.nominees.path]: (response) => {
      const rows = response.nominees as Row[];
      response.nominees = many(rows, categories * nominees, (at) => ({
        id: `nominee-${at}`,
        categoryId: `category-${Math.floor(at / nominees)}`,
        name: at === 77 ? 'Söderström' : `Nominee ${at + 1}`,
      }));
    },
  },
});

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) =>
  main(page).getByRole('complementary', { name: awardsBallotTexts['awardsBallot.summary'] });
const category = (page: Page, number: number) =>
  main(page).getByRole('group', { name: `Award number ${number}`, exact: true });

async function openBallot(page: Page): Promise<void> {
  await signIn(page, 'sell');
  await page.goto(href(pages.awardsVotingStepOne));
  await expect(main(page).getByRole('checkbox')).toHaveCount(categories * nominees, { timeout: 30_000 });
}

/** Checks that the focused element is visible between the header and the bar at the bottom. */
async function expectInSight(page: Page, focused: Locator): Promise<void> {
  const [box, bar, header] = await Promise.all(
    [focused, summary(page), page.getByRole('banner')].map((part) => part.boundingBox()),
  );
  if (!box || !bar || !header) throw new Error('A part of the page has no place.');
  expect(box.y, 'below the header').toBeGreaterThanOrEqual(Math.max(0, header.y + header.height) - 1);
  expect(box.y + Math.min(box.height, 24), 'above the bar').toBeLessThanOrEqual(bar.y + 1);
}

test('axe finds no violations on a long ballot, and nothing is wider than a phone', async ({ page }) => {
  // This test visits each of the 216 nominees, four times.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBallot(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await summary(page).getByRole('button', { name: awardsBallotTexts['awardsBallot.list'] }).click();
  await expectNoFindings(page, '390 px, with the list');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoFindings(page, '1440 px');
});

test('a long ballot can be filled in by keyboard alone, from top to bottom, and the focus is always visible', async ({
  page,
}) => {
  await openBallot(page);
  const next = summary(page).getByRole('button', { name: awardsBallotTexts['awardsBallot.next'] });
  await next.focus();
  await page.keyboard.press('Enter');
  let lastTop = -1;
  for (let number = 1; number <= categories; number += 1) {
    const group = category(page, number);
    await expect(group).toBeFocused();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(lastTop);
    lastTop = top;

    const first = group.getByRole('checkbox').first();
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab');
      if (await first.evaluate((field) => field === document.activeElement)) break;
    }
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expectInSight(page, group.getByRole('checkbox').nth(1));
    await page.keyboard.press('Space');
    await expect(group.getByRole('checkbox').nth(1)).toBeChecked();

    for (let step = 2; step < nominees + 1; step += 1) await page.keyboard.press('Tab');
    const isLast = number === categories;
    const onward = group.getByRole('button', {
      name: awardsBallotTexts[isLast ? 'awardsBallot.onward.review' : 'awardsBallot.onward.next'],
    });
    await expect(onward).toBeFocused();
    await expectInSight(page, onward);
    await page.keyboard.press('Enter');
  }
  const review = main(page).getByRole('region', { name: awardsTexts['awardsVotingStepOne.review'] });
  await expect(review.getByText('Nominee 2', { exact: true })).toBeVisible();
  await expect(review.getByText(awardsBallotTexts['awardsBallot.choices.none'])).toHaveCount(0);
});

test('on a phone the bar counts the choices, leads to the next category and lists them; typing finds a nominee', async ({
  page,
}) => {
  await openBallot(page);
  const next = summary(page).getByRole('button', { name: awardsBallotTexts['awardsBallot.next'] });
  for (const number of [1, 2, 3]) {
    await next.click();
    await expect(category(page, number)).toBeFocused();
    await category(page, number).getByRole('checkbox').first().check();
  }
  await expect(summary(page).getByRole('status')).toHaveText(`3 of ${categories} categories`);
  // A category that the visitor skips is not the next target.
  await next.click();
  await expect(category(page, 4)).toBeFocused();
  await next.click();
  await expect(category(page, 5)).toBeFocused();

  const list = summary(page).getByRole('button', { name: awardsBallotTexts['awardsBallot.list'] });
  await list.click();
  await summary(page)
    .getByRole('button', { name: /^Award number 18/ })
    .click();
  await expect(category(page, 18)).toBeFocused();
  await expect(list).toHaveAttribute('aria-expanded', 'false');
  // After the last category comes the first that was skipped.
  await category(page, 18).getByRole('checkbox').first().check();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await next.click();
  await expect(category(page, 4)).toBeFocused();

  await main(page)
    .getByRole('searchbox', { name: awardsBallotTexts['awardsBallot.search.label'] })
    .fill('soderstrom');
  await expect(main(page).getByRole('checkbox')).toHaveCount(1);
  await main(page).getByRole('checkbox').check();
  await expect(summary(page).getByRole('status')).toHaveText(`5 of ${categories} categories`);
  await main(page).getByRole('button', { name: awardsBallotTexts['awardsBallot.search.clear'] }).click();
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(5);
});
