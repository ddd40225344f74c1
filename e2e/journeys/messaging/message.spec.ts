import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { messagingTexts } from '@summit/contract/texts/messaging';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';
import { signIn } from '../../site/sign-in.ts';

test('an attendee writes to another from the attendee list', { tag: '@core' }, async ({ page }) => {
  await signIn(page, 'sell');
  await page.goto(href(pages.attendees));

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
