import { awardsStatuses, awardsStatusFacts } from '@summit/contract/awards-status';
import { awardsCalls } from '@summit/contract/calls/awards';
import { href, pages } from '@summit/contract/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { expect, test } from '../site/own-shell.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

test('the awards submenu and the footer follow the organisers through all nine statuses', async ({
  page,
  shell,
}) => {
  for (const status of awardsStatuses) {
    shell.api.change(awardsCalls.awardsStatus.path, (answer) => {
      Object.assign(answer, { awardsStatus: status });
    });
    // Another search is another page to the shell: nothing of the status before is kept.
    await page.goto(`${href('about')}?during=${status}`);
    await scriptAtWork(page);
    const { submenu, footerMood } = awardsStatusFacts[status];
    const menu = page.getByRole('banner').getByRole('navigation', { name: frameTexts['frame.menu.label'] });
    await menu.getByText(frameTexts['frame.menu.awards'], { exact: true }).click();

    const links = menu.locator('details').getByRole('link');
    await expect(links, status).toHaveText(submenu.map(({ label }) => frameTexts[label]));
    for (const { label, page: target } of submenu) {
      await expect(links.filter({ hasText: frameTexts[label] })).toHaveAttribute('href', pages[target].path);
    }
    await expect(page.getByRole('contentinfo'), status).toHaveAttribute('data-footer-mood', footerMood);
  }
});
