import type { Locator, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { demoOrganiserPassword } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { goBack } from '../../site/backoffice/entry-form.ts';
import { newAccount } from '../../site/backoffice/organiser-of-role.ts';
import { expectAt, publicly } from '../../site/backoffice/visitor-sees.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';

/** More than the number of focusable elements of any screen on the way. */
const maxTabs = 120;

/** Moves by Tab to controls that are found by role and name, which is all that a screen reader announces. */
function getKeyboard(page: Page) {
  const go = async (control: Locator) => {
    await expect(control).toBeVisible();
    for (let tabs = 0; tabs < maxTabs; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) {
        await expect(control).toBeInViewport();
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key never reaches ${control}.`);
  };
  return {
    type: async (control: Locator, text: string) => {
      await go(control);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    press: async (control: Locator) => {
      await go(control);
      await page.keyboard.press('Enter');
    },
  };
}

test('an organiser logs in, finds a speaker, and changes and publishes a text, by keyboard alone', async ({
  browser,
  page,
}) => {
  const owner = await organiserInBrowser(browser, 'owner');
  const { email, otpSecret } = await newAccount(owner, 'programme');
  await owner.context().close();
  const { speakers } = await publicly(speakerCalls.speakers);
  // Not one at the end, where another journey publishes a draft for a while.
  const speaker = speakers.at(-5);
  if (!speaker) throw new Error('The site has no speakers.');
  const name = `${speaker.firstName} ${speaker.lastName}`;
  const words = 'Keeper of the Night Desk';
  const { type, press } = getKeyboard(page);
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text });

  await page.goto(href(pages.backoffice));
  await type(page.getByRole('textbox', { name: 'Email' }), email);
  await type(page.getByLabel('Password'), demoOrganiserPassword);
  await type(page.getByRole('textbox', { name: 'One-time code' }), generateSync({ secret: otpSecret }));
  await page.keyboard.press('Enter');
  await expect(title('Today')).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Backoffice' });
  await press(menu.getByRole('link', { name: 'Speakers', exact: true }));
  await expect(title('Speakers')).toBeFocused();
  await type(page.getByRole('searchbox', { name: 'Search' }), name);
  const found = page.getByRole('table', { name: 'Speakers' }).getByRole('link');
  await expect(found).toHaveText([name]);
  await press(found);
  await expect(title(name)).toBeFocused();

  await type(page.getByRole('textbox', { name: 'Job title', exact: true }), words);
  const review = page.getByRole('button', { name: 'Review changes' });
  const dialog = page.getByRole('dialog', { name: 'Save changes?' });
  await press(review);
  await expect(dialog).toContainText(words);
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  // The button was loading meanwhile, and has the focus again.
  await expect(review).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(words);
  await press(dialog.getByRole('button', { name: 'Save changes' }));

  const saved = page.getByRole('alert').filter({ hasText: 'Saved, and on the site' });
  await expect(saved).toBeFocused();
  await expect(saved).toBeInViewport();
  await expectAt(href(pages.speaker, { speakerId: speaker.id }), words);
  await goBack(page);
});
