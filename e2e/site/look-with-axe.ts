import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { scriptAtWork } from './script-at-work.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it is now, one line for each element; nothing is looked for in `except`, a selector.
 * Evaluated rather than inserted as a script: the page's content security policy allows none.
 */
export async function findingsOf(page: Page, except?: string): Promise<string[]> {
  // The page's script comes after the load event: what it adds shall be looked at, too.
  await scriptAtWork(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const context = except ? JSON.stringify({ exclude: [except] }) : 'document';
  // Of what passes one element for each rule is enough.
  const options = JSON.stringify({ resultTypes: ['violations'] });
  const results = (await page.evaluate(`axe.run(${context}, ${options})`)) as AxeResults;
  if (results.passes.length === 0) throw new Error('axe looked at nothing');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
