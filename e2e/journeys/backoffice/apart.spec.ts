import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

test.use({ expectedNoise: /status of 403/ });

/** Pages of visitors: each is loaded completely, with what its script fetches. */
const visited = [pages.home, pages.agenda, pages.registration, pages.awardsWelcome];

test('visitors get nothing of the backoffice: no file, no preload, not even its name in HTML or script', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const { path } of visited) {
    const response = await page.goto(path);
    expect(await response?.text(), path).not.toMatch(/backoffice/i);
    await page.mouse.move(200, 300);
    await scriptAtWork(page);
  }
  expect(requested.filter((url) => /backoffice/i.test(url))).toEqual([]);
  const scripts = new Set(requested.filter((url) => url.endsWith('.js')));
  expect(scripts.size).toBeGreaterThan(5);
  for (const url of scripts) {
    expect(await (await page.request.get(url)).text(), url).not.toMatch(/backoffice/i);
  }
});

test('the backoffice has its own content security policy, is never cached, and is hidden from search engines', async ({
  page,
}) => {
  const response = await page.goto(`${href(pages.backoffice)}/speakers/ada`);
  expect(response?.status()).toBe(200);
  const headers = response?.headers() ?? {};
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const sitemap = await fetch(`${siteUnderTest().origin}/sitemap.xml`);
  expect(await sitemap.text()).not.toContain('backoffice');
});

test('axe finds no violations on its screens and dialogs, light or dark, on desktops or phones', async ({
  browser,
}) => {
  const page = await organiserInBrowser(browser, 'owner');
  const at = (path: string) => `${href(pages.backoffice)}/${path}`;
  await expectNoFindings(page, 'today');
  await page.goto(at('team'));
  await page.getByRole('button', { name: 'Add team member' }).click();
  await expectNoFindings(page, 'adding somebody');
  await page.goto(at('record'));
  await expect(page.getByRole('heading', { level: 1, name: 'Record' })).toBeVisible();
  await expectNoFindings(page, 'record');
  await page.goto(at('sessions'));
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectNoFindings(page, 'list');
  await page.getByRole('button', { name: 'Import' }).click();
  // Its code is loaded with the first press.
  await expect(page.getByRole('dialog', { name: 'Import sessions' })).toBeVisible();
  await expectNoFindings(page, 'import');
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Review changes' })).toBeVisible();
  await expectNoFindings(page, 'form');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page, 'form on a phone');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoFindings(page, 'menu on a phone');
  await page.context().close();
});
