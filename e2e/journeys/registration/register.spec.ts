import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { photoTexts } from '@summit/contract/texts/photo';
import { registrationAttendeeTexts } from '@summit/contract/texts/registration-attendee';
import { registrationCompletedTexts } from '@summit/contract/texts/registration-completed';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { messages } from '@summit/contract/words/messages';
import { expect, test } from '../../site/journey.ts';
import { accountMenu } from '../../site/log-in.ts';
import { fillFirstStep, sendFirstStep, sendSecondPart } from '../../site/register.ts';

const person = {
  firstName: 'Ottilie',
  lastName: 'Marchbanks',
  email: 'ottilie.marchbanks@northmere-retail.example',
};
const name = `${person.firstName} ${person.lastName}`;

test('a visitor registers with a free ticket up to Completed', { tag: '@core' }, async ({ page }) => {
  await page.goto(href(pages.registrationAttendee));
  await fillFirstStep(page, person);

  // A draft survives the reload; the password is never stored.
  await page.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(person.firstName);
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(person.email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');

  await sendFirstStep(page);
  await expect(accountMenu(page)).toContainText(name);

  await sendSecondPart(page);
  await expect(page).toHaveURL(href(pages.registrationPhoto));
  await page.getByRole('link', { name: photoTexts['registrationPhoto.skip'] }).click();
  await expect(page).toHaveURL(new RegExp(href(pages.registrationPackages)));
  await page.getByRole('radio', { name: /^Standard/ }).check();
  await page
    .getByRole('button', { name: registrationPackagesTexts['registrationPackages.submit.free'] })
    .click();

  await expect(page).toHaveURL(new RegExp(href(pages.registrationCompleted)));
  const heading = page.getByRole('heading', {
    level: 1,
    name: registrationCompletedTexts['registrationCompleted.header.title'],
  });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('article', { name: `Ticket of ${name}` })).toContainText('Standard');

  await page.reload();
  await expect(page.getByRole('article', { name: `Ticket of ${name}` })).toBeVisible();
});

test(
  'an invalid form shows an error beside each field, and moves to the first',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(href(pages.registrationAttendee));
    await page
      .getByRole('button', { name: registrationAttendeeTexts['registrationAttendee.submit'] })
      .click();

    const firstName = page.getByRole('textbox', { name: 'First name' });
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('main').getByText(messages.firstName).first()).toBeVisible();
    await expect(page).toHaveURL(href(pages.registrationAttendee));
  },
);
