import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { expect, test } from '../../site/journey.ts';
import { makeChange, organiserInBrowser } from '../../site/organiser-in-browser.ts';

/**
 * A one-time code that was just used is refused. The preview beside the form has scripts, which its frame
 * blocks.
 */
test.use({ expectedNoise: /status of 403|Blocked script execution/ });
test.describe.configure({ mode: 'serial' });

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

const at = (search: string) => `${href(pages.backoffice)}/words?${search}`;

test('the preview beside a text follows the input, and visitors see the text once it is saved', async ({
  page,
}) => {
  await organiser.goto(at('text=home.services.title'));
  const content = organiser.getByRole('textbox', { name: 'Content' });
  const before = await content.inputValue();
  const shown = organiser.frameLocator('iframe').getByRole('heading', { name: 'What happens here' });
  await expect(organiser.getByText(/Marked on the page|the first is marked/)).toBeVisible();
  await content.fill('What happens here');
  await expect(shown).toBeVisible();
  await expectNoFindings(organiser, 'a text', 'iframe');
  await pictureForGuide(organiser, 'change-a-text');
  await makeChange(organiser);
  await expect(async () => {
    await page.goto(href(pages.home));
    await expect(page.getByRole('heading', { name: 'What happens here' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await content.fill(before);
  await makeChange(organiser);
});

test('the preview beside the theme follows the colours, and the form states their contrast', async () => {
  await organiser.goto(at('part=theme'));
  const accent = organiser.getByRole('textbox', { name: 'Accent' });
  await expect(organiser.getByText(/are easy to read \(WCAG/)).toBeVisible();
  const root = organiser.frameLocator('iframe').locator('html');
  const colour = () =>
    root.evaluate((html) => getComputedStyle(html).getPropertyValue('--accent-fill').trim());
  await expect(root.locator('h1')).toBeVisible();
  const before = await colour();
  await accent.fill('#ffff00');
  await expect.poll(colour).not.toBe(before);
  await expect(organiser.getByRole('row', { name: /Accent as text, light/ })).toContainText('needs 4.5:1');
  // A sample shows the poor readability of a colour that is too faint; its words are also beside it.
  await expectNoFindings(organiser, 'the theme', 'iframe, [data-sample]');
});
