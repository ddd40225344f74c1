import { screen, waitFor } from '@testing-library/react';
import * as vipCalls from '@summit/contract/calls/vip';
import { errors } from '@summit/contract/errors/errors';
import { respondNever, respondWithError } from '@summit/shared-auth/testing';
import { field, problems } from '../testing/first-step-visit.ts';
import { enter, type PageOptions, renderPage } from '../testing/page-rendering.tsx';
import { fillPass, link, passesAre, passTaken, passVisit, sendPass } from '../testing/pass-visit.ts';
import InvitationPage from './invitation-page.tsx';

const { vipInvitation, vipStepOne } = vipCalls;

const open = (options?: Partial<PageOptions>) => renderPage(InvitationPage, passVisit(options));

beforeEach(() => window.localStorage.clear());

describe('the link of passes', () => {
  test('shows their owner, the number left and the steps', async () => {
    const { requests } = open({ switches: { killerFeatureIsEnabled: true } });
    expect(await screen.findByRole('heading', { level: 1, name: 'An invitation from Maré' })).toBeVisible();
    expect(await screen.findByText('Step 1 of 4: About you')).toBeVisible();
    expect(screen.getByText('Next: Your badge')).toBeVisible();
    const passes = screen.getByRole('complementary', { name: 'Passes left' });
    expect(passes).toHaveTextContent('Your passPasses left3 of 8');
    expect(passes).toHaveTextContent('You come asExhibitor');
    expect(passes).toHaveTextContent('Valid untilFri 31 May 2030');
    expect(requests.find(({ params }) => 'code' in params)?.params).toEqual({
      id: link.slug,
      code: link.code,
    });
  });

  test.each([
    ['ended', 'fm.cms-0009', 'This invitation does not work'],
    ['has no passes left', 'fm.cms-0077', 'Every pass of this invitation is taken'],
  ] as const)('that %s shows a message and a contact', async (_what, code, title) => {
    open({ responses: [respondWithError(vipInvitation, code)] });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(errors[code].message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to the events team' })).toBeVisible();
    expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
  });

  test('can be checked again when the server could not be reached', async () => {
    const { user } = open({ responses: [respondNever(vipInvitation), passesAre()] });
    expect(await screen.findByRole('heading', { name: 'We could not check your invitation' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^First name/)).toBeVisible();
  });

  test('waits while registration is closed', async () => {
    open({ switches: { registrationIsEnabled: false } });
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed at the moment' }),
    ).toBeVisible();
  });
});

describe('opened by a signed-in attendee', () => {
  const onPass = { category: { id: 'sponsor', slug: 'sponsor', name: 'Sponsor', type: 'Sponsor' } } as const;

  test('who began with such a link, continues at the current step', async () => {
    const { location } = open({ status: 'SubmitStepOne', attendee: { attendeeType: 'Sponsor', ...onPass } });
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
  });

  test('who already has a ticket, offers to log out and register a colleague', async () => {
    const { user } = open({ status: 'Completed' });
    expect(
      await screen.findByRole('heading', { name: 'This invitation is for somebody else' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out and use the link' }));
    expect(await screen.findByLabelText(/^First name/)).toBeVisible();
  });
});

describe('the form', () => {
  test('takes a pass and continues with the badge', async () => {
    const { user, requests, location } = open({ responses: [passTaken] });
    await fillPass(user);
    await user.click(sendPass());
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.params).toEqual({ id: link.slug, code: link.code });
    expect(sent?.body).toMatchObject({ company: 'Maré', firstName: 'Inês', phone: '+351211234567' });
  });

  test('keeps its input after a reload, except for the password', async () => {
    const { user, unmount } = open();
    await enter(user, await screen.findByLabelText(/^First name/), 'Inês');
    await enter(user, field(/^Password/), 'Summit2030');
    unmount();
    open();
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Inês');
    expect(field(/^Password/)).toHaveValue('');
  });

  test('shows a message when the last pass was taken meanwhile', async () => {
    const { user } = open({ responses: [respondWithError(vipStepOne, 'fm.cms-0077')] });
    await fillPass(user);
    await user.click(sendPass());
    expect(await screen.findByText(errors['fm.cms-0077'].message)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test.each(['fm.cms-0033', 'vip-registration-0001', 'fm.cms-0024'] as const)(
    'shows the message of %s, and loses no input',
    async (code) => {
      const { user } = open({ responses: [respondWithError(vipStepOne, code)] });
      await fillPass(user);
      await user.click(sendPass());
      expect(await problems()).toHaveTextContent(errors[code].message);
      expect(field(/^First name/)).toHaveValue('Inês');
    },
  );

  test('shows the request id to quote to a manager if the address has another registration', async () => {
    const { user } = open({ responses: [respondWithError(vipStepOne, 'fm.cms-0093')] });
    await fillPass(user);
    await user.click(sendPass());
    const summary = await problems();
    expect(summary).toHaveTextContent("Looks like you're already registered. Contact our manager");
    expect(summary).toHaveTextContent(/this request ID\.\.\. \S+/);
  });

  test('shows beside the address that it is registered', async () => {
    const { user } = open({ responses: [respondWithError(vipStepOne, 'fm.cms-0029')] });
    await fillPass(user);
    await user.click(sendPass());
    expect(await problems()).toHaveTextContent(errors['fm.cms-0029'].message);
    expect(field(/^Work email/)).toHaveAttribute('aria-invalid', 'true');
  });
});
