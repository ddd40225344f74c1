import type { Page } from '@playwright/test';
import { awardsStatuses, awardsStatusFacts } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { mainAt, publicly, within } from '../../site/backoffice/visitor-sees.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserAtTerminal, setAwardsStatus } from '../../site/organiser.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

/** How far ahead the status is scheduled, because the command and two opening pages may be slow on a busy machine. */
const ahead = 30_000;

const closed = awardsTexts['awards.closed.title'];

/** When a cached page is closed, or open, for visitors who request it repeatedly. */
async function cachedPageIs(state: 'closed' | 'open', path: string) {
  await expect
    .poll(async () => (await mainAt(path)).includes(closed), {
      timeout: ahead + 15_000,
      intervals: [100],
    })
    .toBe(state === 'closed');
  return Date.now();
}

/** When an open tab without any input shows the words. */
async function openTabSays(page: Page, words: string): Promise<number> {
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: words })
    .waitFor({ timeout: ahead + 15_000 });
  return Date.now();
}

test('a scheduled status takes effect within five seconds of its time, on cached pages and in open tabs', async ({
  page,
}) => {
  const steward = await organiserAtTerminal('steward');
  const { awardsIndividualStatus: present } = await publicly(awardsCalls.awardsIndividualStatus);
  const next = awardsStatuses[awardsStatuses.indexOf(present) + 1];
  if (!next) throw new Error(`Nothing comes after ${present}.`);
  const [before, after] = [present, next].map((status) => awardsStatusFacts[status].leadsTo.Individual);
  if (!before || !after) throw new Error('A status leads to no page.');

  const time = Date.now() + ahead;
  await steward.run('awards', 'status', 'Individual', next, '--at', new Date(time).toISOString());
  try {
    await page.goto(href(pages[before]));
    await scriptAtWork(page);
    await expect(page.getByRole('heading', { level: 1, name: closed })).toBeHidden();
    expect(await mainAt(href(pages[after]))).toContain(closed);
    expect(Date.now(), 'the pages were opened in time').toBeLessThan(time);

    const seen = await Promise.all([
      cachedPageIs('closed', href(pages[before])),
      cachedPageIs('open', href(pages[after])),
      openTabSays(page, closed),
    ]);
    for (const at of seen) {
      expect(at).toBeGreaterThanOrEqual(time);
      expect(at - time).toBeLessThanOrEqual(within);
    }
  } finally {
    await setAwardsStatus('Individual', present);
  }
});
