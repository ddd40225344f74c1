import type { Locator, Page } from '@playwright/test';
import { awardsFrameFacts } from '@summit/contract/awards/awards-frame';
import * as metaCalls from '@summit/contract/calls/meta';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { loginTexts } from '@summit/contract/texts/login';
import { expectNoFindings, siteFooter } from '../../site/axe-findings.ts';
import { accountMenu, loginPopup, passCaptcha } from '../../site/log-in.ts';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';

// The browser logs the call that a state blocks.
test.use({ expectedNoise: /ERR_FAILED/ });

const widths = [320, 390, 800, 1440];
const banner = (page: Page) => page.getByRole('banner');

const wholePage = 'the page in its frame';

/** All elements that the frame can show over or around a page. */
const states: Record<string, (page: Page) => Promise<void>> = {
  [wholePage]: async () => undefined,
  'an open menu': async (page) => {
    const menu = banner(page).locator('summary').filter({ visible: true }).first();
    await menu.click();
    expect(await menu.evaluate((summary) => summary.closest('details')?.open)).toBe(true);
  },
  "an open menu's submenu": async (page) => {
    for (const name of [frameTexts['frame.menu.label'], frameTexts['frame.menu.awards']]) {
      const summary = banner(page).locator('summary', { hasText: name }).filter({ visible: true });
      // Wide windows have only the submenu.
      if ((await summary.count()) > 0) await summary.click();
    }
    const labels = awardsFrameFacts.Welcome.submenu.map(({ label }) => frameTexts[label]);
    await expect(banner(page).getByRole('link', { name: labels[0] })).toBeVisible();
  },
  'the login form': async (page) => {
    await page.evaluate(() => window.location.assign('#login'));
    await expect(loginPopup(page)).toBeVisible();
  },
  'a refused login form': async (page) => {
    await page.evaluate(() => window.location.assign('#login'));
    const email = loginPopup(page).getByRole('textbox', { name: loginTexts['login.form.email'] });
    await email.fill('nobody');
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  },
  'the login form before the security check is done': async (page) => {
    await page.route(`**/api${metaCalls.captchaChallenge.path}?*`, () => undefined);
    await page.evaluate(() => window.location.assign('#login'));
    await expect(loginPopup(page).getByText('Checking, this takes a few seconds')).toBeVisible();
  },
  'the login form when that check did not work': async (page) => {
    await page.route(`**/api${metaCalls.captchaChallenge.path}?*`, (route) => route.abort());
    await page.evaluate(() => window.location.assign('#login'));
    await expect(loginPopup(page).getByText('The check did not work')).toBeVisible();
  },
  'the forgotten password': async (page) => {
    await page.evaluate(() => window.location.assign('#forgot-password'));
    await expect(page.getByRole('dialog', { name: loginTexts['login.forgot.title'] })).toBeVisible();
  },
  'the forgotten password that was asked for': async (page) => {
    await page.evaluate(() => window.location.assign('#forgot-password'));
    const form = page.getByRole('dialog', { name: loginTexts['login.forgot.title'] });
    const email = form.getByRole('textbox', { name: loginTexts['login.form.email'] });
    await email.fill('looked-at@demo.summit.example');
    await passCaptcha(form);
    await form.getByRole('button', { name: loginTexts['login.forgot.submit'] }).click();
    await expect(page.getByText(loginTexts['login.forgot-success.message'])).toBeVisible();
  },
  'the message for registered users': async (page) => {
    await page.goto(href(pages.attendees));
    await scriptAtWork(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /message/i })
      .first()
      .click();
    const title = frameMessageTexts['frame.registered-users.title'];
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  },
  'the subscription': async (page) => {
    await page.evaluate(() => window.location.assign('#subscribe'));
    await expect(
      page.getByRole('dialog', { name: frameMessageTexts['frame.subscribe.title'] }),
    ).toBeVisible();
  },
  'the cookie alert': async (page) => {
    await page.evaluate(() => window.location.assign('#cookies'));
    await expect(page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] })).toBeVisible();
  },
  'an error': async (page) => {
    await failCall(page, 'voting-0002');
  },
  'an error that the visitor may report': async (page) => {
    await failCall(page, 'brand-new-0001');
    const report = frameMessageTexts['frame.error.sendReport'];
    await expect(page.getByRole('alertdialog').getByRole('button', { name: report })).toBeVisible();
  },
};

/** Makes a call of the page fail with an error that nothing handles. */
async function failCall(page: Page, code: string): Promise<void> {
  await page.evaluate((name) => {
    const facts = { code: name, status: 409, message: 'Closed', requestId: 'r-42', failures: [] };
    const error = Object.assign(new Error('Closed'), facts);
    Object.defineProperty(error, Symbol.for('summit.api-error'), { value: true });
    void Promise.reject(error);
  }, code);
  await expect(page.getByRole('alertdialog', { name: frameTexts['frame.error.title'] })).toBeVisible();
}

/** Wide and narrow windows have different menus, and menus close when the window is resized. */
const reopened = ['an open menu', "an open menu's submenu", 'the message for registered users'];

interface Looking {
  /** Whether to open it again at each width; all others stay open while the window is resized. */
  again?: boolean;
  /** A selector of the page's own content and the footer, which are checked in one state only, because they never change. */
  except?: string;
}

async function checkEverywhere(
  page: Page,
  open: (page: Page) => Promise<void>,
  { again = false, except = `main, ${siteFooter}` }: Looking = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (again || width === widths[0]) {
      await page.goto(href(pages.about));
      await scriptAtWork(page);
      await open(page);
    }
    await expectNoFindings(page, `${width} px`, except);
  }
}

for (const [name, open] of Object.entries(states)) {
  test(`axe finds no violations at any width: ${name}`, async ({ page }) => {
    await checkEverywhere(page, open, {
      again: reopened.includes(name),
      except: name === wholePage ? '' : undefined,
    });
  });
}

test("axe finds no violations at any width: an attendee's menu", async ({ page }) => {
  await signIn(page, 'stepone');
  const openMenu = async () => {
    await expect(accountMenu(page)).toBeVisible();
    await accountMenu(page).locator('summary').click();
  };
  await checkEverywhere(page, openMenu, { again: true });
});

test('axe finds no violations at any width: the login success', async ({ page }) => {
  await signIn(page, 'stepone');
  await checkEverywhere(page, async () => {
    await page.evaluate(() => window.location.assign('#login'));
    await expect(page.getByRole('dialog', { name: loginTexts['login.success.title'] })).toBeVisible();
  });
});

test('in forced colours the current item differs from its neighbours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const getGround = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [path, list] of [
    [href(pages.agenda), 'Days'],
    [href(pages.agenda), agendaTexts['agenda.filters.track']],
    [href(pages.attendees), /^Attendees, page 1/],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('navigation', { name: list }).getByRole('link');
    const current = await links.evaluateAll((all) => all.findIndex((one) => one.ariaCurrent !== null));
    expect(current).toBeGreaterThanOrEqual(0);
    const ground = await getGround(links.nth(current));
    expect(ground, String(list)).not.toBe(await getGround(links.nth(current + 1)));
  }
});
