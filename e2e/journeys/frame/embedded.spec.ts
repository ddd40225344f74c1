import type { FrameLocator, Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test as base } from '../../site/sites/own-shell.ts';
import { type PartnerSite, startPartnerSite } from '../../site/sites/partner-site.ts';

interface Sites {
  /** The site that may embed this one. */
  partner: PartnerSite;
  stranger: PartnerSite;
}

const test = base.extend<object, Sites>({
  partner: [async ({}, use) => lend(use), { scope: 'worker' }],
  stranger: [async ({}, use) => lend(use), { scope: 'worker' }],
  shellEnv: async ({ partner }, use) => use({ FRAME_ANCESTORS: partner.origin }),
});

async function lend(use: (site: PartnerSite) => Promise<void>): Promise<void> {
  const site = await startPartnerSite();
  await use(site);
  await site.stop();
}

test.use({ expectedNoise: /frame-ancestors/ });

async function show(page: Page, site: PartnerSite, address: string): Promise<FrameLocator> {
  await page.goto(`${site.origin}/?show=${address}`);
  return page.frameLocator('iframe');
}

test('in an iframe the page has no header or footer, and neither have the pages after it', async ({
  page,
  shell,
  partner,
}) => {
  const framed = await show(page, partner, `${shell.origin}${href(pages.speakers)}`);
  await expect(framed.getByRole('heading', { level: 1, name: /speakers/i })).toBeVisible();
  await expect(framed.getByRole('banner')).toHaveCount(0);
  await expect(framed.getByRole('contentinfo')).toHaveCount(0);

  await framed.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(framed.getByRole('heading', { level: 1, name: /speakers/i })).toBeHidden();
  await expect(framed.getByRole('banner')).toHaveCount(0);
});

test('the HTML for an iframe omits them itself, so that nothing flashes and no script is needed', async ({
  browser,
  shell,
  partner,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const framed = await show(await context.newPage(), partner, `${shell.origin}${href(pages.about)}`);
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(framed.getByRole('banner')).toHaveCount(0);
  await context.close();
});

test('outside an iframe the same page has header and footer', async ({ page }) => {
  await page.goto(href(pages.about));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('an origin that is not on the list cannot embed the site', async ({
  page,
  shell,
  partner,
  stranger,
  request,
}) => {
  const framed = await show(page, stranger, `${shell.origin}${href(pages.about)}`);
  await expect(framed.getByRole('heading', { level: 1, name: /about/i })).toHaveCount(0);
  const headers = (await request.get(`${shell.origin}${href(pages.about)}`)).headers();
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${partner.origin}`);
  expect(headers['x-frame-options']).toBeUndefined();
});
