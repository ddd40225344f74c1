import type { Page } from '@playwright/test';
import * as blitzCalls from '@summit/contract/calls/blitz';
import * as featuredCalls from '@summit/contract/calls/featured';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { blitzTexts } from '@summit/contract/texts/blitz';
import { featuredTexts } from '@summit/contract/texts/featured';
import { invitedTexts } from '@summit/contract/texts/invited';
import { myRegistrationTexts } from '@summit/contract/texts/my-registration';
import { passTexts } from '@summit/contract/texts/passes';
import { registrationAttendeeTexts } from '@summit/contract/texts/registration-attendee';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { registrationPaymentTexts } from '@summit/contract/texts/registration-payment';
import { registrationSecondPartTexts } from '@summit/contract/texts/registration-second-part';
import { traderTexts } from '@summit/contract/texts/traders';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';

interface Step {
  path: string;
  /** The name of the form, where a page has several. */
  form?: string;
  account?: DemoAccountName;
  /** The button that is pressed with nothing filled in. */
  submit: string;
  /** Steps before the press. */
  prepare?: (page: Page) => Promise<void>;
  /** A replaced response of the API for the link, which other journeys may have used. */
  link?: { path: string; says: object };
}

const steps: Step[] = [
  {
    path: href(pages.registrationAttendee),
    submit: registrationAttendeeTexts['registrationAttendee.submit'],
  },
  {
    path: href(pages.registrationSlug, { slug: 'crypto-trader' }),
    submit: traderTexts['registrationSlug.submit'],
  },
  {
    path: href(pages.registrationSlug, { slug: 'northquill' }),
    submit: traderTexts['registrationSlug.code.submit'],
  },
  {
    path: href(pages.registrationInvitation, { slug: 'summit-guests', code: 'demo-guest' }),
    submit: passTexts['registrationInvitation.submit'],
  },
  {
    path: href(pages.registrationAttendee, { search: { token: 'demo-invitation' } }),
    submit: invitedTexts['registrationAttendee.invited.submit'],
  },
  {
    path: href(pages.registrationFeatured, { search: { token: 'demo-featured' } }),
    submit: featuredTexts['registrationFeatured.submit'],
    link: { path: featuredCalls.featureFormToken.path, says: { used: false } },
  },
  {
    path: href(pages.blitzRegistration, { search: { token: 'demo-blitz' } }),
    submit: blitzTexts['blitzRegistration.submit'],
    link: { path: blitzCalls.blitzInvitation.path, says: { isSubmitted: false, submission: null } },
  },
  {
    path: href(pages.registrationSecondPart),
    account: 'stepone',
    submit: registrationSecondPartTexts['registrationSecondPart.submit'],
  },
  {
    path: href(pages.registrationPackages),
    account: 'package',
    submit: registrationPackagesTexts['registrationPackages.submit.paid'],
    prepare: async (page) => {
      const ticket = page.getByRole('radio', { name: /^VIP/ });
      await ticket.click();
      await expect(ticket).toBeChecked();
    },
  },
  {
    path: href(pages.registrationPayment),
    account: 'request',
    submit: registrationPaymentTexts['registrationPayment.promo.apply'],
  },
  {
    path: href(pages.registrationManage),
    form: 'details',
    account: 'sell',
    submit: myRegistrationTexts['registrationManage.details.submit'],
    prepare: (page) => page.getByRole('textbox', { name: 'Last name' }).first().fill(''),
  },
  {
    path: href(pages.registrationManage),
    form: 'transfer',
    account: 'sell',
    submit: myRegistrationTexts['registrationManage.transfer.submit'],
  },
];

for (const { path, form, account, submit, link, prepare } of steps) {
  test(`axe finds no violations where ${[path, form].join(' ').trim()} reports missing fields`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (link) {
      await page.route(`**/api${link.path}*`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...link.says } });
      });
    }
    if (account) await signIn(page, account);
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
