import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { sentFormTexts } from '@summit/contract/texts/sent-forms';
import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { draftIsStored } from '../../site/drafts.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';
import { organiserAtTerminal } from '../../site/organiser.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name });

/** The reference that the page shows after the form was sent. */
async function referenceOn(page: Page, type: string): Promise<string> {
  const shown = main(page).getByText(new RegExp(`^${type}-[2-9a-z]{8}$`));
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}

test('a volunteer offers a shift, gets a confirmation, and appears on the organisers’ list', async ({
  page,
}) => {
  const email = 'ada@lund-shift.example';
  const mailbox = await openMailbox(page.request, email);
  await page.goto(href(pages.engage));
  await main(page).getByRole('link', { name: takingPartTexts['engage.volunteer.action'] }).click();
  await expect(page).toHaveURL(href(pages.volunteer));
  await field(page, 'Your name').fill('Ada Lund');
  await draftIsStored(page, 'Ada Lund');
  await page.reload();
  await expect(field(page, 'Your name')).toHaveValue('Ada Lund');

  await field(page, 'Email').fill(email);
  await main(page).getByRole('combobox', { name: 'Which day?' }).selectOption('2027-06-09');
  await main(page).getByRole('checkbox').check();
  await passCaptcha(main(page));
  await main(page).getByRole('button', { name: sentFormTexts['volunteer.form.submit'] }).click();
  await expect(page.getByRole('heading', { name: sentFormTexts['volunteer.sent.title'] })).toBeFocused();
  const reference = await referenceOn(page, 'volunteer');
  expect((await mailbox.next('form-received')).text).toContain(reference);

  const owner = await organiserAtTerminal('owner');
  expect(await owner.run('volunteers')).toContain(reference);
  expect(await owner.run('volunteers', 'show', reference)).toContain('day: 2027-06-09');
  await owner.run('volunteers', 'set', reference, 'status=Accepted');
  const file = join(owner.folder, 'volunteers.csv');
  await owner.run('volunteers', 'export', file);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`"${reference}","Accepted",.*Ada Lund`));
});

test('a session can be proposed, and each missing field has a message beside it', async ({ page }) => {
  await page.goto(href(pages.proposeSession));
  await field(page, 'Title of the session').fill('What a ledger forgets');
  await passCaptcha(main(page));
  const send = main(page).getByRole('button', { name: sentFormTexts['proposeSession.form.submit'] });
  await send.click();
  await expect(page.getByRole('alert', { name: 'Problems with the form' })).toBeFocused();
  await field(page, 'What happens in it?').fill('A post-mortem of three reconciliations.');
  await main(page).getByRole('radio', { name: 'Talk, 25 minutes' }).check();
  await main(page).getByRole('checkbox', { name: 'Payments' }).check();
  await field(page, 'Your name').fill('Bea Quay');
  await field(page, 'Email').fill('bea@quay-talk.example');
  await send.click();
  await expect(page.getByRole('heading', { name: sentFormTexts['proposeSession.sent.title'] })).toBeFocused();
  await referenceOn(page, 'speaker-proposal');
});
