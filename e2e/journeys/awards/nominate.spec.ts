import type { APIRequestContext } from '@playwright/test';
import { generateSync } from 'otplib';
import * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import * as organiserCalls from '@summit/contract/calls/organisers';
import {
  type DemoOrganiserName,
  demoOrganiserPassword,
  demoOrganisers,
  demoOtpSecret,
} from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { callApi } from '../../site/call-api.ts';
import { expect, test } from '../../site/journey.ts';
import { signIn } from '../../site/sign-in.ts';

const form = href(pages.awardsIndividualNominationForm);

async function organiserToken(request: APIRequestContext, name: DemoOrganiserName): Promise<string> {
  const email = demoOrganisers.find((organiser) => organiser.name === name)?.email ?? '';
  const code = generateSync({ secret: demoOtpSecret });
  const body = { email, password: demoOrganiserPassword, code };
  const { token } = await callApi(request, organiserCalls.organiserLogin, { body });
  return token;
}

/**
 * Opens nominations for people, an award that no other journey on this site uses. This is a step back, which one organiser
 * requests and another confirms.
 */
async function openNominations(request: APIRequestContext): Promise<void> {
  const { awardsDesk, setAwardsStatus, confirmAwardsStatus } = organiseAwardsCalls;
  const steward = await organiserToken(request, 'steward');
  const { statuses } = await callApi(request, awardsDesk, { token: steward });
  const { requests } = await callApi(request, setAwardsStatus, {
    token: steward,
    body: { subject: 'Individual', status: 'Nomination', expected: statuses.Individual, at: null },
  });
  const id = requests.find(({ subject }) => subject === 'Individual')?.id ?? '';
  const auditor = await organiserToken(request, 'auditor');
  await callApi(request, confirmAwardsStatus, { token: auditor, params: { id }, body: {} });
}

test(
  'an attendee nominates a person once, and sees the sent nomination afterwards',
  { tag: '@core' },
  async ({ page, request }) => {
    await openNominations(request);
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
