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

test('the awards submenu and the footer follow the organisers through all nine statuses', async ({
  page,
  shell,
}) => {
  for (const [at, status] of awardsStatuses.entries()) {
    shell.api.change(awardsCalls.awardsStatus.path, (response) => {
      Object.assign(response, { awardsStatus: status });
    });
    const { submenu, footerMood } = awardsFrameFacts[status];
    // Pages that are rendered just then may share what was read before; the promise is five seconds.
    await expect(async () => {
      await page.goto(href(places[at] ?? 'about'));
      await expect(page.getByRole('contentinfo'), status).toHaveAttribute('data-footer-mood', footerMood, {
        timeout: 100,
      });
    }).toPass({ timeout: 5000 });
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
