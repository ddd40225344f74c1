import type { Page } from '@playwright/test';
import { awardsFrameFacts } from '@summit/contract/awards-frame';
import { awardsStatuses } from '@summit/contract/awards-status';
import { awardsCalls } from '@summit/contract/calls/awards';
import { href } from '@summit/contract/href';
import { pages } from '@summit/contract/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { expect, test } from '../site/own-shell.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

/** One for each status, which no visitor has seen with the status before. */
const places = [
  'about',
  'discover',
  'discuss',
  'engage',
  'venue',
  'covid',
  'privacyPolicy',
  'termsAndConditions',
  'startUp',
] as const;

/**
 * Opens a page until its footer has a mood. Pages that are rendered just after a change may share what was read before; one that
 * is asked for five seconds later may not, however long it then takes.
 */
async function goUntilMood(page: Page, path: string, mood: string): Promise<void> {
  const changed = Date.now();
  for (;;) {
    const asked = Date.now();
    await page.goto(path);
    const shown = await page.getByRole('contentinfo').getAttribute('data-footer-mood');
    if (shown === mood) return;
    expect(asked - changed, `${path} has the footer '${shown}' instead of '${mood}'`).toBeLessThan(5_000);
  }
}

test('the awards submenu and the footer follow the organisers through all nine statuses', async ({
  page,
  shell,
}) => {
  for (const [at, status] of awardsStatuses.entries()) {
    shell.api.change(awardsCalls.awardsStatus.path, (response) => {
      Object.assign(response, { awardsStatus: status });
    });
    const { submenu, footerMood } = awardsFrameFacts[status];
    await goUntilMood(page, href(places[at] ?? 'about'), footerMood);
    await scriptAtWork(page);
    const menu = page.getByRole('banner').getByRole('navigation', { name: frameTexts['frame.menu.label'] });
    await menu.getByText(frameTexts['frame.menu.awards'], { exact: true }).click();

    const links = menu.locator('details').getByRole('link');
    await expect(links, status).toHaveText(submenu.map(({ label }) => frameTexts[label]));
    for (const { label, page: target } of submenu) {
      await expect(links.filter({ hasText: frameTexts[label] })).toHaveAttribute('href', pages[target].path);
    }
  }
});
