import type { APIRequestContext } from '@playwright/test';
import { generateSync } from 'otplib';
import { organiseAwardsCalls } from '@summit/contract/calls/organise-awards';
import { organiserCalls } from '@summit/contract/calls/organisers';
import { demoOrganiserPassword, demoOrganisers, demoOtpSecret } from '@summit/contract/demo-accounts';
import { href } from '@summit/contract/href';
import { awardsTexts } from '@summit/contract/texts/awards';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { callApi } from '../site/call-api.ts';
import { expect, test } from '../site/journey.ts';
import { signIn } from '../site/sign-in.ts';

const form = href('awardsIndividualNominationForm');

/** The awards for people, which no other journey on this site takes part in, accept nominations from now on. */
async function openNominations(request: APIRequestContext): Promise<void> {
  const email = demoOrganisers.find(({ name }) => name === 'steward')?.email ?? '';
  const code = generateSync({ secret: demoOtpSecret });
  const body = { email, password: demoOrganiserPassword, code };
  const { token } = await callApi(request, organiserCalls.organiserLogin, { body });
  const { statuses } = await callApi(request, organiseAwardsCalls.awardsDesk, { token });
  const expected = statuses.Individual;
  await callApi(request, organiseAwardsCalls.setAwardsStatus, {
    token,
    body: { subject: 'Individual', status: 'Nomination', expected, at: null },
  });
}

test(
  'an attendee nominates a person once, and finds what was sent',
  { tag: '@core' },
  async ({ page, request }) => {
    await openNominations(request);
    // Pages that are cached follow within seconds.
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
