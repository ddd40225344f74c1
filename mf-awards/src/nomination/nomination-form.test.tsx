import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { errorMessage } from '@summit/contract/errors/errors';
import type { ResponseOf } from '@summit/contract/requests/call';
import { awardsTexts } from '@summit/contract/texts/awards';
import { nominationTexts } from '@summit/contract/texts/nomination';
import {
  renderWithSession,
  respond,
  respondNever,
  respondWithError,
  sampleResponse,
  type TestResponse,
  type TestSessionOptions,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { seasonResponses } from '../testing/season-responses.ts';
import IndividualNominationFormPage from './individual-nomination-form-page.tsx';
import NominationFormPage from './nomination-form-page.tsx';

type Own = ResponseOf<typeof awardsCalls.myNominations>['nominations'][number];

const own: Own = {
  id: 'n1',
  awardsType: 'Company',
  categoryIds: ['bank'],
  name: 'Umbra Mutual',
  url: 'https://umbra.example',
  reason: 'It calls back.',
  nominator: 'thirdParty',
  contactEmail: null,
  nominatedAt: '2029-09-10T10:00:00Z',
};

/** Successive responses with the attendee's nominations. */
function mine(...responses: Own[][]): TestResponse {
  const left = [...responses];
  return respond(awardsCalls.myNominations, () => ({
    nominations: (left.length > 1 ? left.shift() : left[0]) ?? [],
  }));
}

interface Opening extends Pick<TestSessionOptions, 'session' | 'registrationStatus'> {
  individual?: boolean;
  status?: AwardsStatus;
  url?: string;
}

function open(
  responses: TestResponse[],
  { individual, status = 'Nomination', url = '/', ...visitor }: Opening = {},
) {
  const page = individual ? <IndividualNominationFormPage /> : <NominationFormPage />;
  const rendered = renderWithSession(page, {
    responses: [...seasonResponses(status), ...responses],
    session: 'signedIn',
    ...visitor,
    render: (tree) => renderPart(tree, { url }),
  });
  return { ...rendered, user: userEvent.setup() };
}

const text = (name: keyof typeof nominationTexts) => nominationTexts[name];
const field = (name: keyof typeof nominationTexts) =>
  screen.findByRole('textbox', { name: new RegExp(`^${text(name)}`) });
const send = () => screen.getByRole('button', { name: text('awardsNominationForm.submit') });

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(await field('awardsNominationForm.name'), 'Umbra Mutual');
  await user.type(await field('awardsNominationForm.url'), 'https://umbra.example');
  await user.type(await field('awardsNominationForm.reason'), 'It calls back.');
  await user.click(screen.getByRole('radio', { name: text('awardsNominationForm.nominator.thirdParty') }));
}

const drafts = () => Object.keys(window.localStorage).filter((key) => key.includes('nomination'));

beforeEach(() => window.localStorage.clear());

test('an attendee nominates once, with the category in the address, and sees the sent nomination', async () => {
  const sent = respond(awardsCalls.nominate, { id: 'n1', nominatedAt: own.nominatedAt });
  const { user, requests } = open([mine([], [own]), sent], { url: '/awards/nomination-form?category=bank' });
  await fillIn(user);
  expect(screen.getByRole('checkbox', { name: 'Best Bank' })).toBeChecked();
  await user.dblClick(send());

  expect(
    await screen.findByRole('heading', { name: awardsTexts['awardsNominationForm.success'] }),
  ).toHaveFocus();
  expect(screen.getByText('Umbra Mutual')).toBeVisible();
  expect(screen.getByText('Sent on Mon 10 September 2029, 11:00')).toBeVisible();
  const posts = requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path, body }) => [path, body])).toEqual([
    [
      awardsCalls.nominate.path,
      {
        awardsType: 'Company',
        categoryIds: ['bank'],
        name: 'Umbra Mutual',
        url: 'https://umbra.example',
        reason: 'It calls back.',
        nominator: 'thirdParty',
      },
    ],
  ]);
  expect(drafts()).toEqual([]);
});

test('says that input is saved, and restores it after a reload', async () => {
  const first = open([mine([])]);
  await first.user.type(await field('awardsNominationForm.name'), 'Umbra');
  expect(await screen.findByText(text('awardsNominationForm.saved'))).toBeVisible();
  first.unmount();
  open([mine([])]);
  expect(await screen.findByText(text('awardsNominationForm.draft'))).toBeVisible();
  expect(await field('awardsNominationForm.name')).toHaveValue('Umbra');
});

test('the criteria of the chosen categories are shown beside the form', async () => {
  const { user } = open([mine([])]);
  const aside = await screen.findByRole('complementary');
  expect(aside).toHaveTextContent(text('awardsNominationForm.counts.none'));
  await user.click(screen.getByRole('checkbox', { name: 'Best Data' }));
  expect(aside).toHaveTextContent('Best Data');
  expect(aside).toHaveTextContent('It is live');
});

test('an error is shown beside its field and nothing is sent', async () => {
  const { user, requests } = open([mine([])]);
  await field('awardsNominationForm.name');
  await user.click(send());
  expect(
    await screen.findByRole('group', { name: new RegExp(text('awardsNominationForm.categories')) }),
  ).toHaveAttribute('aria-invalid', 'true');
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a nomination from another tab replaces the form', async () => {
  const again = respondWithError(awardsCalls.nominate, 'fm.cms-0122');
  const { user } = open([mine([], [own]), again], { url: '/awards/nomination-form?category=bank' });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('heading', { name: text('awardsNominationForm.own.title') })).toBeVisible();
});

test('input that was not sent stays, until it is removed, when another nomination was accepted', async () => {
  const again = respondWithError(awardsCalls.nominate, 'fm.cms-0122');
  const first = open([mine([], [{ ...own, reason: 'It is fast.' }]), again], {
    url: '/awards/nomination-form?category=bank',
  });
  await fillIn(first.user);
  await first.user.click(send());
  expect(await screen.findByText(text('awardsNominationForm.unsent.title'))).toBeVisible();
  expect(screen.getByText('It calls back.')).toBeVisible();
  expect(screen.getByText('It is fast.')).toBeVisible();
  first.unmount();

  const later = open([mine([{ ...own, reason: 'It is fast.' }])]);
  await later.user.click(await screen.findByText(text('awardsNominationForm.unsent.remove')));
  expect(screen.queryByText('It calls back.')).toBeNull();
  expect(screen.queryByText(text('awardsNominationForm.unsent.title'))).toBeNull();
  expect(drafts()).toEqual([]);
});

test('a nomination whose response was lost is not reported as unsent', async () => {
  const again = respondWithError(awardsCalls.nominate, 'fm.cms-0122');
  const { user } = open([mine([], [own]), respondNever(awardsCalls.nominate), again], {
    url: '/awards/nomination-form?category=bank',
  });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage('network-0001'));
  await user.click(send());
  expect(await screen.findByRole('heading', { name: text('awardsNominationForm.own.title') })).toBeVisible();
  await waitFor(() => expect(drafts()).toEqual([]));
  expect(screen.queryByText(text('awardsNominationForm.unsent.title'))).toBeNull();
});

test('a message says that nominations have closed meanwhile, and the input is kept', async () => {
  const closed = respondWithError(awardsCalls.nominate, 'nomination-0001');
  const { user } = open([mine([]), closed], { url: '/awards/nomination-form?category=bank' });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(errorMessage('nomination-0001'))).toBeVisible();
  expect(await field('awardsNominationForm.reason')).toHaveValue('It calls back.');
});

test('a removed category is reported beside the categories', async () => {
  const gone = respondWithError(awardsCalls.nominate, 'cqrs-0009');
  const { user } = open([mine([]), gone], { url: '/awards/nomination-form?category=bank' });
  await fillIn(user);
  await user.click(send());
  expect((await screen.findAllByText(text('awardsNominationForm.unknownCategory'))).length).toBeGreaterThan(
    0,
  );
});

test('the form for people has texts about people and offers their awards', async () => {
  open([mine([own])], { individual: true });
  expect(await field('awardsIndividualNominationForm.name')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Founder of the Year' })).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Best Bank' })).toBeNull();
});

test('an attendee who has nominated a company is invited to nominate a person', async () => {
  open([mine([own])]);
  expect(
    await screen.findByRole('link', { name: text('awardsNominationForm.own.toPeople') }),
  ).toHaveAttribute('href', '/awards/individual/nomination-form');
});

test('a copy of a nomination is mailed on request', async () => {
  const { user } = open([mine([own]), respond(awardsCalls.mailMyNominations)]);
  await user.click(await screen.findByRole('button', { name: text('awardsNominationForm.own.mail') }));
  expect(await screen.findByText(text('awardsNominationForm.own.mailed'))).toBeVisible();
});

test('an anonymous visitor is asked to log in', async () => {
  open([], { session: 'anonymous' });
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '#login');
});

test('an attendee with an incomplete registration is asked to complete it', async () => {
  const settings = respond(settingsCalls.globalSettings, sampleResponse(settingsCalls.globalSettings));
  open([settings], { registrationStatus: { registrationStatus: 'SubmitStepOne' } });
  expect(
    await screen.findByRole('heading', { name: text('awardsNominationForm.incomplete.title') }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Registration' })).toHaveAttribute(
    'href',
    '/registration/second-part',
  );
});

test('without a confirmed address the form can be filled in, but not sent', async () => {
  open([mine([])], { registrationStatus: { isEmailConfirmed: false } });
  await field('awardsNominationForm.name');
  expect(await screen.findByText('Confirm your email address')).toBeVisible();
  expect(send()).toBeDisabled();
});

test('the page is closed outside the nomination period', async () => {
  open([], { status: 'VoteOne' });
  expect(await screen.findByRole('link', { name: awardsTexts['awards.closed.action'] })).toHaveAttribute(
    'href',
    '/awards/voting-step1',
  );
});
