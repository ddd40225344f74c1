import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './journey.ts';
import { scriptAtWork } from './script-at-work.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it is now, one line for each element. Evaluated rather than inserted as a script: the
 * page's content security policy allows none.
 * @param except a selector of what is not checked
 * @param rules names of rules; all of them without it
 */
export async function getFindings(page: Page, except?: string, rules?: string[]): Promise<string[]> {
  // The page's script runs after the load event: what it adds must be checked, too.
  await scriptAtWork(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await drawEverything(page);
    await page.evaluate(source);
  }
  await movementsOver(page);
  const context = except ? JSON.stringify({ exclude: [except] }) : 'document';
  // Of what passes one element for each rule is enough.
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  // What passes is counted where it is: as a whole it is a hundred times what is read of it.
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
 * Has the browser lay out what is far below the window, too. Its height is estimated until then, and while axe measures one
 * element after the other, those below would move and be compared with each other's ground.
 */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits for what changes with time and ends: a colour on its way to another one has a contrast that nobody reads. */
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
    // What has just been emulated begins its movements with the next frame. Each frame is asked for: a window that
    // nobody looks at draws none by itself, and a movement ends with a frame.
    await nextFrame();
    do await nextFrame();
    while (moves());
  });
}

/** The axe rules about colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The site's footer, a selector: the same on every page, so that one check is enough. */
export const siteFooter = '[data-footer-mood]';

/**
 * Checks the light page by every rule, and the dark one by those about colours: no other rule sees a difference.
 * @param except a selector of what is not checked
 */
export async function expectNoFindings(page: Page, where: string, except = siteFooter): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await getFindings(page, except), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await getFindings(page, except, colourRules), `${where}, dark`).toEqual([]);
}
