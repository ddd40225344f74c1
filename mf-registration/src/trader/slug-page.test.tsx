import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { field, problems } from '../testing/first-step-visit.ts';
import { enter, type PageOptions, renderPage, sentTo } from '../testing/page-rendering.tsx';
import { aTicket } from '../testing/tickets.ts';
import SlugPage from './slug-page.tsx';

const { cryptoTraderInvitation, submitCryptoTrader } = cryptoTraderCalls;

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(SlugPage, {
    url: href(pages.registrationSlug, { slug: 'crypto-trader' }),
    path: pages.registrationSlug.path,
    ...options,
  });

const invited = (responses: TestResponse[]) =>
  open({
    url: href(pages.registrationSlug, { slug: 'crypto-trader' }, { search: { invitationToken: 'token-1' } }),
    responses,
  });

const category = { id: 'trader', slug: 'trader', name: 'Trader', type: 'CryptoTrader' } as const;

const known = {
  firstName: 'Linnea',
  lastName: 'Voss',
  email: 'linnea@voss.example',
  inviterName: 'Casper Nymark',
};
const invitation = respond(cryptoTraderInvitation, known);
const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const registered = respond(submitCryptoTrader, {
  packages: [aTicket({ categoryType: 'CryptoTrader' })],
  ...tokens,
});

const send = () => screen.getByRole('button', { name: 'Register as a crypto trader' });

async function fill(user: UserEvent): Promise<void> {
  await enter(user, await screen.findByLabelText(/^First name/), 'Inês');
  await enter(user, field(/^Last name/), 'Duarte');
  await enter(user, field(/^Email/), 'ines@mare.example');
  await fillTheRest(user);
}

async function fillTheRest(user: UserEvent): Promise<void> {
  await enter(user, await screen.findByLabelText(/^Phone/), '+351 21 123 4567');
  await enter(user, field(/^Password/), 'Summit2030');
  await user.selectOptions(screen.getByLabelText(/^How long you have traded/), '1 to 3 years');
  await user.click(screen.getByRole('checkbox', { name: 'Spot' }));
  await enter(user, field(/^Year of birth/), '1990');
  await user.click(screen.getByRole('checkbox', { name: /^I know that I can lose/ }));
  await user.click(screen.getByRole('checkbox', { name: /I accept the Terms/ }));
}

beforeEach(() => window.localStorage.clear());

describe('the form of a crypto trader', () => {
  test('asks for no company, and continues with the packages', async () => {
    const { user, requests, location } = open({ responses: [registered] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Crypto traders' })).toBeVisible();
    expect(await screen.findByText('Step 1 of 3: About you')).toBeVisible();
    await fill(user);
    expect(screen.queryByLabelText(/^(Company|Work email)/)).not.toBeInTheDocument();
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
    expect(sentTo(submitCryptoTrader, requests)).toEqual([
      {
        firstName: 'Inês',
        lastName: 'Duarte',
        email: 'ines@mare.example',
        phone: '+351211234567',
        country: 'PT',
        experience: 'experience 1 to 3 years',
        instruments: ['instruments Spot'],
        birthYear: '1990',
        riskTermsAccepted: true,
        password: 'Summit2030',
        termsAccepted: true,
        marketing: false,
        publish: false,
      },
    ]);
  });

  test('leads to completed without a choice of packages, and without signing in', async () => {
    const { user, location, session } = open({
      responses: [respond(submitCryptoTrader, { packages: [], ...tokens })],
    });
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/completed?isCryptoTrader=true'));
    expect(session.store.getState().attendee).toBeNull();
  });

  test('requires an age of 18, consent to the risk and the trading experience', async () => {
    const { user } = open();
    await enter(user, await screen.findByLabelText(/^Year of birth/), '199');
    await user.click(send());
    const found = await problems();
    expect(found).toHaveTextContent(`Year of birth: ${messages.birthYearMinLength}`);
    expect(found).toHaveTextContent(messages.accepted);
    expect(found).toHaveTextContent(`How long you have traded: ${messages.required}`);
    await user.clear(field(/^Year of birth/));
    await enter(user, field(/^Year of birth/), String(new Date().getFullYear() - 10));
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.oldEnough));
  });

  test.each(['crypto-trader-registration-0001', 'fm.cms-0024'] as const)(
    'shows the message of %s, and loses no input',
    async (code) => {
      const { user } = open({ responses: [respondWithError(submitCryptoTrader, code)] });
      await fill(user);
      await user.click(send());
      expect(await problems()).toHaveTextContent(errors[code].message);
      expect(field(/^Year of birth/)).toHaveValue('1990');
    },
  );

  test('continues with the packages when the server requires it', async () => {
    const { user, location } = open({ responses: [respondWithError(submitCryptoTrader, 'fm.cms-0031')] });
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
  });

  test('is skipped by attendees who have begun', async () => {
    const { location } = open({
      status: 'PendingPackageSelection',
      attendee: { attendeeType: 'CryptoTrader', category },
      switches: { attendeePhotoIsDisabled: false },
    });
    await waitFor(() => expect(location()).toBe('/registration/packages'));
  });

  test('waits while registration is closed', async () => {
    open({ switches: { registrationIsEnabled: false } });
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed at the moment' }),
    ).toBeVisible();
  });
});

describe('an invitation of a crypto trader', () => {
  test('prefills the form, and is sent with it', async () => {
    const { user, requests, location } = invited([invitation, registered]);
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Linnea');
    expect(screen.getByRole('heading', { name: 'Casper Nymark invites you' })).toBeVisible();
    await fillTheRest(user);
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
    expect(sentTo(submitCryptoTrader, requests)).toEqual([
      expect.objectContaining({ invitationToken: 'token-1', email: 'linnea@voss.example' }),
    ]);
  });

  test('that is unknown redirects to the home page with a message', async () => {
    const { location, openedDialogs } = invited([respondWithError(cryptoTraderInvitation, 'cqrs-0009')]);
    await waitFor(() => expect(location()).toBe('/'));
    await waitFor(() =>
      expect(openedDialogs).toMatchObject([{ id: 'unknownInvitation', props: { requestId: 'request-1' } }]),
    );
  });

  test.each([
    ['fm.cms-0009', 'This invitation has closed'],
    ['fm.cms-0071', 'This invitation has been used'],
  ] as const)('%s: the form is open without it', async (code, title) => {
    invited([respondWithError(cryptoTraderInvitation, code)]);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(errors[code].message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register without the invitation' })).toHaveAttribute(
      'href',
      '/registration/crypto-trader',
    );
  });

  test.each(['fm.cms-0009', 'fm.cms-0071', 'fm.cms-0072'] as const)(
    'that is refused with %s on sending shows a message',
    async (code) => {
      const { user } = invited([invitation, respondWithError(submitCryptoTrader, code)]);
      await fillTheRest(user);
      await user.click(send());
      expect(await screen.findByText(errors[code].message)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveFocus();
    },
  );

  test('can be checked again when the server could not be reached', async () => {
    const { user } = invited([respondNever(cryptoTraderInvitation), invitation]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Linnea');
  });
});

describe('other slugs', () => {
  test('of kinds with the open form link to it', async () => {
    const { location } = open({ url: href(pages.registrationSlug, { slug: 'seller' }) });
    await waitFor(() => expect(location()).toBe('/registration/attendee?type=Sell'));
  });

  test('are those of invitations, which ask for a code', async () => {
    const { user, location } = open({ url: href(pages.registrationSlug, { slug: 'northquill' }) });
    await user.click(await screen.findByRole('button', { name: 'Open the invitation' }));
    expect(await problems()).toHaveTextContent(messages.required);
    await enter(user, screen.getByLabelText(/^Invitation code/), ' demo-exhibitor ');
    await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
    await waitFor(() => expect(location()).toBe('/registration/northquill/demo-exhibitor'));
  });
});
