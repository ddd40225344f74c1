import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { photoTexts } from '@summit/contract/texts/photo';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { registrationSecondPartTexts } from '@summit/contract/texts/registration-second-part';
import { continueElsewhere } from '../../site/continue-elsewhere.ts';
import { expect, test } from '../../site/journey.ts';
import { fillInvoiceAddress, payWith } from '../../site/pay-by-card.ts';
import { fillFirstStep, sendFirstStep, sendSecondPart } from '../../site/register.ts';

// After the payment there is nothing left to pay, so the waiting page may first get this refusal.
test.use({ expectedNoise: /payment\/info/ });

interface Registration {
  kind: 'Buy' | 'Sell';
  newcomer: { firstName: string; lastName: string; email: string };
  /** The category of the first step, if it differs from the default one. */
  category?: string;
  sendSecondPart: (page: Page) => Promise<void>;
  /** Chooses a ticket that has to be paid. */
  chooseTicket: (page: Page) => Promise<void>;
}

const registrations: Registration[] = [
  {
    kind: 'Buy',
    newcomer: { firstName: 'Perdita', lastName: 'Hollis', email: 'perdita.hollis@northmere-retail.example' },
    sendSecondPart,
    chooseTicket: async (page) => {
      await page.getByRole('radio', { name: /^VIP/ }).click();
      await fillInvoiceAddress(page);
    },
  },
  {
    kind: 'Sell',
    newcomer: { firstName: 'Osric', lastName: 'Hollis', email: 'osric.hollis@northmere-retail.example' },
    category: 'Software vendor',
    sendSecondPart: async (page) => {
      await page.getByRole('checkbox', { name: 'Custody' }).check();
      await page.getByRole('textbox', { name: 'Website' }).fill('https://northmere-retail.example');
      await fillInvoiceAddress(page);
      await page
        .getByRole('button', { name: registrationSecondPartTexts['registrationSecondPart.submit'] })
        .click();
    },
    chooseTicket: async (page) => {
      await page.getByRole('radio').first().click();
    },
  },
];

for (const { kind, newcomer, category, ...steps } of registrations) {
  test(`a ${kind} registration can be interrupted at each step and continued on another device, up to the ticket`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(href(pages.registrationAttendee, { search: { type: kind } }));
    await fillFirstStep(page, newcomer, category);
    await sendFirstStep(page);

    const second = await continueElsewhere(browser, baseURL, newcomer.email);
    await expect(second.page).toHaveURL(href(pages.registrationSecondPart));
    await steps.sendSecondPart(second.page);
    await expect(second.page).toHaveURL(href(pages.registrationPhoto));
    await second.leave();

    const third = await continueElsewhere(browser, baseURL, newcomer.email);
    await expect(third.page).toHaveURL(href(pages.registrationPhoto));
    await third.page.getByRole('link', { name: photoTexts['registrationPhoto.skip'] }).click();
    await steps.chooseTicket(third.page);
    await third.page
      .getByRole('button', { name: registrationPackagesTexts['registrationPackages.submit.paid'] })
      .click();
    await expect(third.page).toHaveURL(href(pages.registrationPayment));
    await third.leave();

    const fourth = await continueElsewhere(browser, baseURL, newcomer.email);
    await expect(fourth.page).toHaveURL(href(pages.registrationPayment));
    await payWith(fourth.page, /is approved/);
    const ticket = (where: Page) =>
      where.getByRole('article', { name: `Ticket of ${newcomer.firstName} ${newcomer.lastName}` });
    await expect(ticket(fourth.page)).toBeVisible();
    await fourth.leave();

    // The first device still shows the second part: its next step is the ticket.
    await page.reload();
    await expect(page).toHaveURL(new RegExp(href(pages.registrationCompleted)));
    await expect(ticket(page)).toBeVisible();
  });
}
