import type { Page } from '@playwright/test';
import type { DemoAccountName } from '@summit/contract/demo-accounts';
import { href } from '@summit/contract/href';
import { registrationTexts } from '@summit/contract/texts/registration';
import { traderTexts } from '@summit/contract/texts/traders';
import { expect, test } from '../site/journey.ts';
import { logIn } from '../site/log-in.ts';
import { expectNoFindings } from '../site/look-with-axe.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

interface Step {
  path: string;
  account?: DemoAccountName;
  /** What is pressed with nothing filled in. */
  submit: string;
  /** Before that. */
  prepare?: (page: Page) => Promise<void>;
}

const steps: Step[] = [
  { path: href('registrationAttendee'), submit: registrationTexts['registrationAttendee.submit'] },
  {
    path: href('registrationSlug', { slug: 'crypto-trader' }),
    submit: traderTexts['registrationSlug.submit'],
  },
  {
    path: href('registrationSecondPart'),
    account: 'stepone',
    submit: registrationTexts['registrationSecondPart.submit'],
  },
  {
    path: href('registrationPackages'),
    account: 'package',
    submit: registrationTexts['registrationPackages.submit.paid'],
    prepare: async (page) => {
      const ticket = page.getByRole('radio', { name: /^VIP/ });
      await ticket.click();
      await expect(ticket).toBeChecked();
    },
  },
  {
    path: href('registrationPayment'),
    account: 'request',
    submit: registrationTexts['registrationPayment.promo.apply'],
  },
];

for (const { path, account, submit, prepare } of steps) {
  test(`axe finds nothing where ${path} says what is missing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (account) {
      await page.goto(href('about'));
      await logIn(page, account);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await scriptAtWork(page);
    await prepare?.(page);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNoFindings(page, '390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoFindings(page, '1440 px');
  });
}
