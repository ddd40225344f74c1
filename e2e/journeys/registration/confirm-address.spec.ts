import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { confirmationTexts } from '@summit/contract/texts/confirmation';
import { confirmOnPhone, openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { registerBuyer } from '../../site/register-by-api.ts';

const person = { firstName: 'Wilfred', lastName: 'Ashdown', email: 'wilfred.ashdown@castlebridge.example' };

test('a new attendee confirms the address on another device, and can then continue the ballot', async ({
  page,
  browser,
  request,
}) => {
  await registerBuyer(page, person, 'free ticket');
  await page.goto(href(pages.awardsVotingStepOne));
  await expect(page.getByText(confirmationTexts['confirmation.title'])).toBeVisible();
  const choice = page.getByRole('main').getByRole('group').getByRole('checkbox').first();
  await choice.check();
  await page.getByRole('button', { name: awardsTexts['awardsVotingStepOne.review'] }).click();
  const send = page.getByRole('button', { name: awardsTexts['awardsVotingStepOne.submit'] });
  await expect(send).toBeDisabled();

  const mailbox = await openMailbox(request, person.email);
  await page.getByRole('button', { name: confirmationTexts['confirmation.action'] }).click();
  await expect(page.getByText(/Check your inbox at w•••@castlebridge\.example/)).toBeVisible();
  await confirmOnPhone(browser, await mailbox.next('address-confirmation'));

  await expect(page.getByText(confirmationTexts['confirmation.confirmed.title'])).toBeVisible();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page).toHaveURL(new RegExp(href(pages.awardsVotingThankyou)));
});
