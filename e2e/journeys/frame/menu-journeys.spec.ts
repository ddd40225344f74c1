import type { APIRequestContext, Page } from '@playwright/test';
import { awardsFrameFacts } from '@summit/contract/awards/awards-frame';
import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/site/href';
import { homeAnchors, loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { loginTexts } from '@summit/contract/texts/login';
import { callApi } from '../../site/call-api.ts';
import { expect, test } from '../../site/journey.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

/** The label and target of a menu entry, and how a visitor recognises the page. */
interface Entry {
  label: string;
  arrives: (page: Page) => Promise<void>;
}

const opens = (path: string) => async (page: Page) => {
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1').first()).toBeVisible();
};

const leadsToPlace = (place: string) => async (page: Page) => {
  await expect(page).toHaveURL(href(pages.home, { hash: place }));
  await expect(page.locator(`#${place}`)).toBeInViewport();
};

const popsUp = (hash: string, title: string) => async (page: Page) => {
  await expect(page).toHaveURL(new RegExp(`#${hash}$`));
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
};

const text = (name: keyof typeof frameTexts) => frameTexts[name];

const submenuLabel = text('frame.menu.awards');

/** The menu of narrow windows has all entries; in wide windows login and registration are beside it. */
const entries: Entry[] = [
  { label: text('frame.menu.about'), arrives: opens(href(pages.about)) },
  { label: text('frame.menu.events'), arrives: leadsToPlace(homeAnchors.events) },
  { label: text('frame.menu.services'), arrives: leadsToPlace(homeAnchors.services) },
  { label: text('frame.menu.insights'), arrives: opens(href(pages.articles)) },
  { label: text('frame.menu.team'), arrives: leadsToPlace(homeAnchors.team) },
  {
    label: text('frame.menu.subscribe'),
    arrives: popsUp('subscribe', frameMessageTexts['frame.subscribe.title']),
  },
  { label: text('frame.menu.register'), arrives: opens(href(pages.registration)) },
  { label: text('frame.menu.login'), arrives: popsUp(loginHash, loginTexts['login.form.title']) },
];

async function submenuEntries(request: APIRequestContext): Promise<Entry[]> {
  const { awardsStatus } = await callApi(request, awardsCalls.awardsStatus, {});
  return awardsFrameFacts[awardsStatus].submenu.map(({ label, page }) => ({
    label: text(label),
    arrives: opens(pages[page].path),
  }));
}

/** Replaces other sites, so that no journey uses the internet. */
async function fakeOtherSites(page: Page, site: string): Promise<void> {
  const { hostname } = new URL(site);
  await page.route(
    (url) => url.hostname !== hostname && url.protocol.startsWith('http'),
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }),
  );
}

/** Returns to the agenda, where every entry is tested, without a reload. */
async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(href(pages.agenda));
  await expect(page.getByRole('dialog')).toBeHidden();
}

const banner = (page: Page) => page.getByRole('banner');
const control = (page: Page, label: string) =>
  banner(page)
    .locator('a:visible, summary:visible')
    .filter({ has: page.getByText(label, { exact: true }) })
    .or(
      banner(page)
        .locator('a:visible')
        .filter({ hasText: new RegExp(`^${label}$`) }),
    )
    .first();

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every entry of the menu opens the page it names, also below an open submenu', async ({
    page,
    request,
    baseURL,
  }) => {
    await fakeOtherSites(page, baseURL ?? '');
    const start = href(pages.agenda);
    const submenu = await submenuEntries(request);
    const first = banner(page).getByRole('link', { name: submenu[0]?.label });
    const unfold = async () => {
      await banner(page)
        .locator('summary:visible', { hasText: text('frame.menu.label') })
        .tap();
      await expect(control(page, submenuLabel)).toBeVisible();
      if (!(await first.isVisible())) await control(page, submenuLabel).tap();
      await expect(first).toBeVisible();
    };
    await page.goto(start);
    await scriptAtWork(page);
    for (const { label, arrives } of [...entries, ...submenu]) {
      await unfold();
      await test.step(label, async () => {
        await control(page, label).tap();
        await arrives(page);
        await goBack(page);
      });
    }
    await unfold();
    await control(page, submenuLabel).tap();
    await expect(first).toBeHidden();
  });
});

test.describe('by keyboard at 1440 px', () => {
  test('every entry of the header is reached with Tab and opens the page it names; the page does not move', async ({
    page,
    request,
    baseURL,
  }) => {
    await fakeOtherSites(page, baseURL ?? '');
    const submenu = await submenuEntries(request);
    await page.goto(href(pages.agenda));
    await scriptAtWork(page);
    for (const { label, arrives } of [...entries, ...submenu]) {
      await test.step(label, async () => {
        await page.evaluate(() => window.scrollTo(0, 900));
        const before = await page.evaluate(() => window.scrollY);
        expect(before).toBeGreaterThan(0);
        await page.getByRole('link', { name: /skip to/i }).focus();
        await tabTo(page, submenu.some((entry) => entry.label === label) ? submenuLabel : label);
        if (submenu.some((entry) => entry.label === label)) {
          await page.keyboard.press('Enter');
          await tabTo(page, label);
        }
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
        await page.keyboard.press('Enter');
        await arrives(page);
        await goBack(page);
      });
    }
  });

  test('the focus is never hidden under the header when it moves up the page', async ({ page }) => {
    await page.goto(href(pages.about));
    await scriptAtWork(page);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (;;) {
      await page.keyboard.press('Shift+Tab');
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        const header = document.querySelector('.site-header');
        if (!focused || !header || !focused.closest('main, footer')) return null;
        return focused.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
      });
      if (place === null) break;
      expect(place).toBeGreaterThanOrEqual(0);
    }
  });
});

/** Presses Tab until the control with this label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (words === label) return;
  }
  throw new Error(`Tab does not reach ${label}.`);
}
