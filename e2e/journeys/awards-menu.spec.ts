import { awardsStatuses, awardsStatusFacts } from '@summit/contract/awards-status';
import { awardsCalls } from '@summit/contract/calls/awards';
import { href } from '@summit/contract/href';
import { pages } from '@summit/contract/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { expect, test } from '../site/own-shell.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

/** One for each status: the shell has nothing of the status before cached for it. */
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

test('the awards submenu and the footer follow the organisers through all nine statuses', async ({
  page,
  shell,
}) => {
  for (const [at, status] of awardsStatuses.entries()) {
    shell.api.change(awardsCalls.awardsStatus.path, (response) => {
      Object.assign(response, { awardsStatus: status });
    });
    await page.goto(href(places[at] ?? 'about'));
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
