import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { homeTexts } from '@summit/contract/texts/home';
import { visitTexts } from '@summit/contract/texts/visit';
import { expect, test } from '../../site/journey.ts';
import { closeLogin, submitLogin } from '../../site/log-in.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

/** Changes the texts of a page like Google's translator; the translation has the same words in brackets. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('font, script, style, textarea') || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `[${text.data}]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill('Ada Lund');
  await field(page, 'email').fill('ada@lund.example');
}

async function expectFilled(page: Page): Promise<void> {
  await expect(field(page, 'name')).toHaveValue('Ada Lund');
  await expect(field(page, 'email')).toHaveValue('ada@lund.example');
}

test('a form in a translated page keeps its input, and reports missing fields', async ({ page }) => {
  await page.goto(href(pages.contactUs));
  await scriptAtWork(page);
  await fill(page);
  await page.evaluate(translate);
  await page.getByRole('main').getByRole('button', { name: visitTexts['contactUs.form.submit'] }).click();

  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(translate);
  await field(page, 'message').fill('Half an email');
  await field(page, 'message').blur();
  await expect(field(page, 'message')).not.toHaveAttribute('aria-invalid', 'true');
  await expectFilled(page);
});

test.describe('beyond the first page', () => {
  // A login with an unknown address is refused, and the console reports it.
  test.use({ expectedNoise: /status of 404/ });

  test('other pages, dialogs and Back work in a translated page', async ({ page }) => {
    await page.goto(href(pages.home));
    await scriptAtWork(page);
    await page.evaluate(translate);
    await page
      .getByRole('main')
      .getByRole('link', { name: homeTexts['home.hero.secondary'] })
      .first()
      .click();
    await expect(page).toHaveURL(href(pages.agenda));
    await page.evaluate(translate);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wed 9 June/ })
      .click();
    await expect(page).toHaveURL(/day=2027-06-09/);
    await page.evaluate(translate);
    await submitLogin(page, 'buy@demo.summit.example', 'wrong');
    await page.evaluate(translate);
    await closeLogin(page);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('a page that was modified before its script ran', () => {
  // React reports the part that it renders again.
  test.use({ expectedNoise: /#418|Minified React error/ });

  test('keeps its input', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(href(pages.contactUs));
    await page.evaluate(translate);
    await field(page, 'email').evaluate((one) =>
      one.insertAdjacentHTML('afterend', '<div data-manager></div>'),
    );
    await fill(page);
    release();
    await scriptAtWork(page);
    await expectFilled(page);
    await expect(field(page, 'email')).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: visitTexts['contactUs.form.submit'] }).click();
    await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid', 'true');
  });
});
