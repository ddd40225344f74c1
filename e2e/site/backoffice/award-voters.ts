import type { Browser, Page } from '@playwright/test';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { expect } from '../journey.ts';
import { signIn } from '../sign-in.ts';
import { siteUnderTest } from '../sites/site-under-test.ts';

/** The category of the demo event in which the voters nominate and vote. */
export const votedCategory = 'Best Payments Company';

/** A visitor in a separate browser context. */
export async function visit(
  browser: Browser,
  account: DemoAccountName,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: siteUnderTest().origin });
  const page = await context.newPage();
  await signIn(page, account);
  await act(page);
  await context.close();
}

/** Nominates a company for the category. */
export async function nominate(page: Page, name: string): Promise<void> {
  await page.goto(href(pages.awardsNominationForm));
  const main = page.getByRole('main');
  const field = (text: keyof typeof nominationTexts) =>
    main.getByRole('textbox', { name: nominationTexts[text] });
  await field('awardsNominationForm.name').fill(name);
  await field('awardsNominationForm.url').fill(`https://${name.toLowerCase().replaceAll(' ', '-')}.example`);
  await main.getByRole('checkbox', { name: votedCategory }).check();
  await field('awardsNominationForm.reason').fill('It says when it is down before we notice.');
  await main
    .getByRole('radio', { name: nominationTexts['awardsNominationForm.nominator.thirdParty'] })
    .check();
  await main.getByRole('button', { name: nominationTexts['awardsNominationForm.submit'] }).click();
  await expect(
    main.getByRole('heading', { name: awardsTexts['awardsNominationForm.success'] }),
  ).toBeVisible();
}

/** A nominee of the category on the open ballot. */
export const choice = (page: Page, nominee: string) =>
  page.getByRole('main').getByRole('group', { name: votedCategory }).getByRole('checkbox', { name: nominee });

/** Sends a ballot with one choice. */
export async function vote(page: Page, step: 'One' | 'Two', nominee: string): Promise<void> {
  await page.goto(href(pages[`awardsVotingStep${step}`]));
  await choice(page, nominee).check();
  await page.getByRole('button', { name: awardsTexts['awardsVotingStepOne.review'] }).click();
  const review = page.getByRole('region', { name: awardsTexts['awardsVotingStepOne.review'] });
  await review.getByRole('button', { name: awardsTexts['awardsVotingStepOne.submit'] }).click();
  await expect(page).toHaveURL(new RegExp(href(pages.awardsVotingThankyou)));
}
