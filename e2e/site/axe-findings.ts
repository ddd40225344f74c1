import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './journey.ts';
import { scriptAtWork } from './script-at-work.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The findings of axe on the page in its present state, one line for each element. axe is evaluated rather than inserted as
 * a script, because the page's content security policy allows none.
 * @param except a selector of parts that are not checked
 * @param rules names of rules; all of them by default
 */
export async function getFindings(page: Page, except?: string, rules?: string[]): Promise<string[]> {
  // The page's script runs after the load event, and the content that it adds must be checked, too.
  await scriptAtWork(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await drawEverything(page);
    await page.evaluate(source);
  }
  await movementsOver(page);
  const context = except ? JSON.stringify({ exclude: [except] }) : 'document';
  // For passed rules one element each is enough.
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  // The passes are counted in the page, because the complete report is a hundred times larger than what is used.
  const run = `axe.run(${context}, ${JSON.stringify(options)})`;
  const results = (await page.evaluate(
    `${run}.then(({ violations, passes }) => ({ violations, passed: passes.length }))`,
  )) as Pick<AxeResults, 'violations'> & { passed: number };
  if (results.passed === 0) throw new Error('axe looked at nothing');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Makes the browser lay out what is far below the window. Until then its height is only estimated, and would change while
 * it is measured, and what is wider than the window would not count.
 */
export async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until all transitions are over, because a colour in transition has a contrast that no visitor sees for long. */
async function movementsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({ effect, timeline, playState }) =>
            timeline === document.timeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // Transitions of a newly emulated state begin with the next frame. Each frame is requested, because a window in the
    // background draws none by itself, and a transition ends with a frame.
    await nextFrame();
    do await nextFrame();
    while (moves());
  });
}

/** The axe rules about colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A selector of the site's footer, which is the same on every page, so that one check is enough. */
export const siteFooter = '[data-footer-mood]';

/**
 * Checks the light page with every rule, and the dark one with those about colours, because the others find the same.
 * @param except a selector of parts that are not checked
 */
export async function expectNoFindings(page: Page, where: string, except = siteFooter): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await getFindings(page, except), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await getFindings(page, except, colourRules), `${where}, dark`).toEqual([]);
}
