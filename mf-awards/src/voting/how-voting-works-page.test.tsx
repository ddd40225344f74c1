import { screen, within } from '@testing-library/react';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import * as settingsCalls from '@summit/contract/calls/settings';
import { awardsTrustTexts } from '@summit/contract/texts/awards-trust';
import { renderWithSession, respond } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { seasonResponses, seasonSettings } from '../testing/season-responses.ts';
import HowVotingWorksPage from './how-voting-works-page.tsx';

const publicKey = 'ab'.repeat(32);

async function open(ballotsUnlinkAt: string | null = null, publicKeyBefore: string | null = null) {
  renderWithSession(<HowVotingWorksPage />, {
    responses: [
      ...seasonResponses('Welcome', 'Welcome').filter(({ row }) => row !== settingsCalls.settings),
      respond(settingsCalls.settings, {
        ...seasonSettings,
        awards: { ...seasonSettings.awards, ballotsUnlinkAt },
      }),
      respond(ballotLogCalls.ballotKey, { algorithm: 'Ed25519', publicKey, publicKeyBefore }),
    ],
    session: 'anonymous',
    render: renderPart,
  });
  await screen.findByText(`Ed25519 ${publicKey}`);
}

test('states what is guaranteed and, in a separate section, what is not', async () => {
  await open();
  const promises = screen.getByRole('region', { name: 'What we promise' });
  const limits = screen.getByRole('region', { name: 'What we do not promise' });

  expect(within(promises).getByText('Two people exclude')).toBeVisible();
  expect(await within(limits).findByText('That nobody lent an account')).toBeVisible();
  expect(within(limits).getByText('That nobody watched you vote')).toBeVisible();
  expect(within(limits).getByText(/chose what, now and later\. We have not set a date/)).toBeVisible();
});

test('states the day, at the venue, until which organisers can see choices', async () => {
  await open('2030-09-30T22:30:00Z');
  const limits = screen.getByRole('region', { name: 'What we do not promise' });
  expect(
    await within(limits).findByText(/can see which account chose what until Mon 30 September 2030/),
  ).toBeVisible();
});

test('shows the previous key as well while the key is replaced', async () => {
  await open(null, 'cd'.repeat(32));
  expect(screen.getByText(`Ed25519 ${publicKey}`)).toBeVisible();
  expect(screen.getByText(`Ed25519 ${'cd'.repeat(32)}`)).toBeVisible();
});

test('shows the key that receipts are signed with', async () => {
  await open();
  expect(screen.getByText(`Ed25519 ${publicKey}`)).toBeVisible();
  expect(screen.getByRole('textbox', { name: awardsTrustTexts['awardsReceipt.paste'] })).toBeVisible();
});
