import type { Locator, Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { photoTexts } from '@summit/contract/texts/photo';
import { registrationAttendeeTexts } from '@summit/contract/texts/registration-attendee';
import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { registrationSecondPartTexts } from '@summit/contract/texts/registration-second-part';
import { expect, test } from '../../site/journey.ts';

/** More than the number of focusable elements before the end of any form. */
const maxTabs = 80;

/** Presses Tab until a control has the focus, and checks that it is visible. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect(control).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${control}.`);
}

/** Moves to a control by its role and name, which is all that a screen reader announces, and presses or types. */
function getKeyboard(page: Page) {
  type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'textbox';
  const go = async (role: Role, name: string | RegExp) => {
    const control = page.getByRole('main').getByRole(role, { name });
    await expect(control).toBeVisible();
    await tabTo(page, control);
  };
  return {
    type: async (name: string, text: string) => {
      await go('textbox', name);
      await page.keyboard.type(text);
    },
    /** Chooses an option in a native list, or in a field that searches it. */
    choose: async (name: string | RegExp, text: string, confirm?: 'Enter') => {
      await go('combobox', name);
      await page.keyboard.type(text);
      if (confirm) await page.keyboard.press(confirm);
    },
    press: async (role: Role, name: string | RegExp, key: 'Enter' | 'Space') => {
      await go(role, name);
      await page.keyboard.press(key);
    },
  };
}

test('a visitor registers by keyboard alone, finding controls as a screen reader announces them', async ({
  page,
}) => {
  const { type, choose, press } = getKeyboard(page);
  await page.goto(href(pages.registrationAttendee));
  await choose(registrationAttendeeTexts['registrationAttendee.category'], 'Merchant');
  await type('First name', 'Keziah');
  await type('Last name', 'Thorne');
  await type('Work email', 'keziah.thorne@northmere-retail.example');
  await type('Phone', '+44 20 7946 0155');
  await type('Company', 'Northmere Retail');
  await type('Job title', 'Head of Settlement');
  // The native list has become a search field, because the visitor has entered the form.
  await expect(page.getByRole('combobox', { name: /^Country/, expanded: false })).toBeVisible();
  await choose(/^Country/, 'United Kingdom', 'Enter');
  await type('Password', 'Summit2027');
  await press('checkbox', firstStepTexts['registrationAttendee.terms'], 'Space');
  await press('button', registrationAttendeeTexts['registrationAttendee.submit'], 'Enter');

  await expect(page).toHaveURL(href(pages.registrationSecondPart));
  await choose('Type of organisation', 'B');
  await press('radio', 'I decide', 'Space');
  await press('checkbox', 'Payments', 'Space');
  await press('button', registrationSecondPartTexts['registrationSecondPart.submit'], 'Enter');

  await expect(page).toHaveURL(href(pages.registrationPhoto));
  await press('link', photoTexts['registrationPhoto.skip'], 'Enter');

  await expect(page).toHaveURL(href(pages.registrationPackages));
  await press('radio', /^Standard/, 'Space');
  await press('button', registrationPackagesTexts['registrationPackages.submit.free'], 'Enter');

  await expect(page).toHaveURL(new RegExp(href(pages.registrationCompleted)));
  await expect(page.getByRole('article', { name: 'Ticket of Keziah Thorne' })).toBeVisible();
});
