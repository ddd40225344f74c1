import { href } from '@summit/contract/href';
import { messagingTexts } from '@summit/contract/texts/messaging';
import { expect, test } from '../site/journey.ts';
import { logIn, passCaptcha } from '../site/log-in.ts';

test('an attendee writes to another from the attendee list', async ({ page }) => {
  await page.goto(href('attendees'));
  await logIn(page, 'sell');

  await page
    .getByRole('main')
    .getByRole('button', { name: /message/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: messagingTexts['messaging.attendee.title'] });
  const send = dialog.getByRole('button', { name: messagingTexts['messaging.form.submit'], exact: true });
  await dialog
    .getByLabel(messagingTexts['messaging.form.message'])
    .fill("I liked your talk about settlement; don't you think it deserves a second part?");
  await expect(send).toBeDisabled();
  await passCaptcha(dialog);
  await send.click();

  await expect(page.getByRole('dialog', { name: messagingTexts['messaging.success.title'] })).toBeVisible();
  await expect(page.getByText(messagingTexts['messaging.success.text'])).toBeVisible();
});

test('what the message check refuses is named, and nothing is lost', async ({ page }) => {
  await page.goto(href('attendees'));
  await logIn(page, 'sell');

  await page
    .getByRole('main')
    .getByRole('button', { name: /message/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: messagingTexts['messaging.attendee.title'] });
  const message = dialog.getByLabel(messagingTexts['messaging.form.message']);
  await message.fill('Look at <b>this</b>');
  await passCaptcha(dialog);
  await dialog.getByRole('button', { name: messagingTexts['messaging.form.submit'], exact: true }).click();

  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('<b>').first()).toBeVisible();
  await expect(message).toHaveValue('Look at <b>this</b>');
});

test('a visitor who is not logged in is told that messages are for registered users', async ({ page }) => {
  await page.goto(href('attendees'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /message/i })
    .first()
    .click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This action is for registered users')).toBeVisible();
  await dialog.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(href('registrationAttendee'));
});
