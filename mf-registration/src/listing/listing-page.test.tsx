import { screen, waitFor } from '@testing-library/react';
import * as listingCalls from '@summit/contract/calls/listing';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { enter, renderPage, sentTo } from '../testing/page-rendering.tsx';
import ListingPage from './listing-page.tsx';
import type { Listing } from './listing-response.ts';

const invited: Listing = {
  status: 'Invited',
  listingInvitation: { company: 'Tilbury Pay', contactName: null, email: 'sol@tilbury.example' },
  listingMetadata: null,
  additionalInformation: null,
  logoSize: { width: 600, height: 300 },
  descriptionLimit: 300,
};

const entry = {
  description: 'Tills that settle at noon.',
  website: 'https://tilbury.example',
  category: 'Payments',
  logoUrl: null,
};

const given = (own: Partial<Listing> = {}) => respond(listingCalls.listing, { ...invited, ...own });

beforeEach(() => window.localStorage.clear());

const open = (...responses: TestResponse[]) =>
  renderPage(ListingPage, { url: '/listing?token=l-123456', responses });

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fill({ user }: ReturnType<typeof open>) {
  await enter(user, await screen.findByRole('textbox', { name: /^Description/ }), entry.description);
  await enter(user, field(/^Website/), entry.website);
  await enter(user, field(/^Category/), entry.category);
  await enter(user, field(/^Who answers questions/), 'Sol Marek');
}

const submit = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: /^Submit the/ }));

test('shows the form with known data and its limit', async () => {
  open(given());
  expect(await screen.findByRole('textbox', { name: /^Company/ })).toHaveValue('Tilbury Pay');
  expect(field(/^Email/)).toHaveValue('sol@tilbury.example');
  expect(screen.getByText('0 / 300')).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Not submitted yet' })).toBeVisible();
});

test('a filled-in form is sent once without empty fields, and the state changes', async () => {
  const page = open(
    given(),
    respond(listingCalls.submitListing, { status: 'Submitted' }),
    given({ status: 'Submitted', listingMetadata: entry }),
  );
  await fill(page);
  await submit(page);
  expect(await screen.findByText('Your listing is with us')).toBeVisible();
  expect(
    sentTo(
      listingCalls.submitListing,
      page.requests.filter(({ method }) => method === 'PUT'),
    ),
  ).toEqual([
    {
      listingInvitation: { company: 'Tilbury Pay', contactName: 'Sol Marek', email: 'sol@tilbury.example' },
      listingMetadata: { description: entry.description, website: entry.website, category: 'Payments' },
    },
  ]);
  expect(page.requests.find(({ method }) => method === 'PUT')?.query).toEqual({ token: 'l-123456' });
  expect(await screen.findByRole('complementary', { name: 'Submitted, under review' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Submit/ })).not.toBeInTheDocument();
  expect(window.localStorage).toHaveLength(0);
});

test('missing and invalid fields have messages beside them', async () => {
  const page = open(given());
  await enter(page.user, await screen.findByRole('textbox', { name: /^Website/ }), 'tilbury');
  await submit(page);
  await waitFor(() => expect(field(/^Website/)).toHaveAccessibleDescription(messages.url));
  expect(field(/^Description/)).toHaveAccessibleDescription(messages.required);
  expect(page.requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test("the server's errors are shown beside their fields", async () => {
  const failures = [
    { field: 'listingMetadata.website', errorCode: '0001', message: 'We cannot reach this page' },
  ];
  const page = open(
    given(),
    respondWithError(listingCalls.submitListing, 'validation.base-0001', { failures }),
  );
  await fill(page);
  await submit(page);
  await waitFor(() => expect(field(/^Website/)).toHaveAccessibleDescription('We cannot reach this page'));
});

test('no input is lost when the server is down', async () => {
  const page = open(given(), respondNever(listingCalls.submitListing));
  await fill(page);
  await submit(page);
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
  expect(field(/^Description/)).toHaveValue(entry.description);
});

test.each(['fm.cms-0059', 'fm.cms-0060'] as const)(
  '%s: a colleague was faster, and their entry is shown',
  async (code) => {
    const page = open(
      given(),
      respondWithError(listingCalls.submitListing, code),
      given({ status: 'Submitted', listingMetadata: entry }),
    );
    await fill(page);
    await submit(page);
    expect(await screen.findByText('There is already a listing')).toBeVisible();
    expect(await screen.findByText('Tills that settle at noon.')).toBeVisible();
  },
);

test('a refused listing can be corrected and submitted again', async () => {
  open(given({ status: 'Rejected', listingMetadata: entry }));
  expect(await screen.findByRole('textbox', { name: /^Description/ })).toHaveValue(entry.description);
  expect(screen.getByRole('complementary', { name: 'Please change something' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit the changes' })).toBeVisible();
});

test('an approved listing is shown read-only', async () => {
  open(given({ status: 'Approved', listingMetadata: { ...entry, logoUrl: '/media/logo.svg' } }));
  expect(await screen.findByRole('complementary', { name: 'Approved' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://tilbury.example' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['fm.cms-0061', 'There is no listing for this link'],
  ['fm.cms-0009', 'This invitation is not valid'],
] as const)('%s is explained', async (code, title) => {
  open(respondWithError(listingCalls.listing, code));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
});

test('input survives a reload', async () => {
  const first = open(given());
  await fill(first);
  first.unmount();
  open(given());
  await waitFor(() => expect(field(/^Description/)).toHaveValue(entry.description));
  expect(field(/^Company/)).toHaveValue('Tilbury Pay');
});
