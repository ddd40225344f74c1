import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { expect, test } from '../../site/journey.ts';
import { setAwardsStatus } from '../../site/organiser.ts';
import { signIn } from '../../site/sign-in.ts';

const form = href(pages.awardsIndividualNominationForm);

test(
  'an attendee nominates a person once, and sees the sent nomination afterwards',
  { tag: '@core' },
  async ({ page, request }) => {
    // No other journey on this site uses the award for people.
    await setAwardsStatus('Individual', 'Nomination');
    // Cached pages follow within seconds.
    const html = async () => (await request.get(form)).text();
    await expect.poll(html).not.toContain(awardsTexts['awards.closed.title']);
    await signIn(page, 'vip');
    await page.goto(form);
    const main = page.getByRole('main');
    const field = (name: keyof typeof nominationTexts) =>
      main.getByRole('textbox', { name: nominationTexts[name] });
    await field('awardsIndividualNominationForm.name').fill('Ada Umbra');
    await field('awardsIndividualNominationForm.url').fill('https://umbra.example');
    await main.getByRole('checkbox').first().check();
    await field('awardsNominationForm.reason').fill('She calls back.');
    await main
      .getByRole('radio', { name: nominationTexts['awardsIndividualNominationForm.nominator.thirdParty'] })
      .check();
    await main.getByRole('button', { name: nominationTexts['awardsNominationForm.submit'] }).click();

    await expect(
      main.getByRole('heading', { name: awardsTexts['awardsNominationForm.success'] }),
    ).toBeFocused();
    await page.reload();
    await expect(main.getByText('Ada Umbra')).toBeVisible();
    await expect(
      main.getByRole('button', { name: nominationTexts['awardsNominationForm.submit'] }),
    ).toBeHidden();
  },
);
