import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { accountMenu } from '../../site/log-in.ts';
import { expect, test } from '../../site/reading.ts';
import { signIn } from '../../site/sign-in.ts';

/** The step at which each account of the demo event continues; null when its registration is complete. */
const targets: Partial<Record<DemoAccountName, string | null>> = {
  stepone: href(pages.registrationSecondPart),
  request: href(pages.registrationPayment),
  package: href(pages.registrationPhoto),
  pending: href(pages.registrationPayment),
  invited: href(pages.registrationPhoto),
  buy: null,
};

for (const [account, target] of Object.entries(targets)) {
  test(`${account}@ ${target ? `continues at ${target}` : 'has a complete registration'}`, async ({
    page,
  }) => {
    await signIn(page, account as DemoAccountName);
    await page.goto(href(pages.about));
    await accountMenu(page).locator('summary').click();

    await expect(
      accountMenu(page).getByRole('button', { name: frameTexts['frame.menu.logout'] }),
    ).toBeVisible();
    const continueLink = accountMenu(page).getByRole('link', {
      name: frameTexts['frame.menu.continueRegistration'],
    });
    if (!target) {
      await expect(continueLink).toBeHidden();
      return;
    }
    await continueLink.click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}
