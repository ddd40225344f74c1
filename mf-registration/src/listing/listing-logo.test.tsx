import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as listingCalls from '@summit/contract/calls/listing';
import { errorMessage } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { photoErrors } from '@summit/contract/shapes/attendees/attendee-photo';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage, sentTo } from '../testing/page-rendering.tsx';
import ListingPage from './listing-page.tsx';
import type { Listing } from './listing-response.ts';

const { listing, submitListing, uploadListingLogo } = listingCalls;

const logoUrl = `/media/${'c'.repeat(32)}.jpg`;
const presentUrl = `/media/${'b'.repeat(32)}.jpg`;
const file = new File(['a logo'], 'logo.png', { type: 'image/png' });
const stored = respond(uploadListingLogo, {
  storedFileResponses: [{ fileName: logoUrl.slice(7), originalFileUrl: logoUrl, imageTransforms: [] }],
});
const pending = respond(uploadListingLogo, () => new Promise(() => undefined));
const accepted = respond(submitListing, { status: 'Submitted' });

/** A listing that was submitted with a logo, and refused. */
const rejected: Listing = {
  status: 'Rejected',
  listingInvitation: { company: 'Tilbury Pay', contactName: 'Sol Marek', email: 'sol@tilbury.example' },
  listingMetadata: {
    description: 'Tills that settle at noon.',
    website: 'https://tilbury.example',
    category: 'Payments',
    logoUrl: presentUrl,
  },
  additionalInformation: null,
  logoSize: { width: 600, height: 300 },
  descriptionLimit: 300,
};

beforeEach(() => window.localStorage.clear());

const given = (logo: string | null, own: Partial<Listing> = {}) =>
  respond(listing, {
    ...rejected,
    ...own,
    listingMetadata: rejected.listingMetadata && { ...rejected.listingMetadata, logoUrl: logo },
  });

const open = (...responses: TestResponse[]) =>
  renderPage(ListingPage, { url: '/listing?token=l-123456', responses });

const choose = async ({ user }: ReturnType<typeof open>) =>
  user.upload(await screen.findByLabelText(/^Logo/), file);

const press = ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

const submit = (page: ReturnType<typeof open>) => press(page, 'Submit the changes');

const logosSent = ({ requests }: ReturnType<typeof open>) =>
  (
    sentTo(
      submitListing,
      requests.filter(({ method }) => method === 'PUT'),
    ) as { listingMetadata: { logoUrl?: string } }[]
  ).map(({ listingMetadata }) => listingMetadata.logoUrl);

const shown = () => screen.findByRole('img', { name: 'How it will look, on white' });

test('is chosen from the device, shown in its place, and submitted with the listing', async () => {
  const page = open(given(null), stored, accepted);
  const field = await screen.findByLabelText(/^Logo/);
  expect(field).toHaveAccessibleDescription(/HEIC.*600 by 300 pixels/);
  expect(field).toHaveAttribute('accept', expect.stringContaining('image/heic'));
  expect(screen.getByText('600 × 300')).toBeVisible();
  await choose(page);
  expect(await shown()).toHaveAttribute('src', expect.stringContaining(logoUrl.replace('.jpg', '')));
  const [form] = sentTo(uploadListingLogo, page.requests) as FormData[];
  expect(form?.get('file')).toMatchObject({ name: 'logo.png' });
  await submit(page);
  await screen.findByText('Your listing is with us');
  expect(logosSent(page)).toEqual([logoUrl]);
});

test('shows the progress of its upload, and keeps the present logo when that is cancelled', async () => {
  const page = open(given(presentUrl), pending, accepted);
  await choose(page);
  expect(await screen.findByText('· 0%', { exact: false })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sent' })).toBeVisible();
  await press(page, 'Cancel the upload');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await submit(page);
  await screen.findByText('Your listing is with us');
  expect(logosSent(page)).toEqual([presentUrl]);
});

test.each(photoErrors.filter((code) => code !== 'image-0004'))(
  '%s is shown beside the field, and nothing is submitted until the visitor decides',
  async (code) => {
    const page = open(given(null), respondWithError(uploadListingLogo, code), accepted);
    await choose(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage(code));
    expect(screen.getByLabelText(/^Logo/)).toBeInvalid();
    await submit(page);
    const problems = await screen.findByRole('alert', { name: /Problems/ });
    expect(within(problems).getByText(/Logo/)).toBeVisible();
    expect(logosSent(page)).toEqual([]);
    await press(page, 'Go without a logo');
    await submit(page);
    await screen.findByText('Your listing is with us');
    expect(logosSent(page)).toEqual([undefined]);
  },
);

test('that the server temporarily cannot store is sent again', async () => {
  const page = open(given(null), respondWithError(uploadListingLogo, 'image-0004'), stored);
  await choose(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage('image-0004'));
  await press(page, 'Send it again');
  expect(await shown()).toBeVisible();
});

test.each([
  ['a drawing', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), 'image-0001'],
  ['an empty file', new File([], 'logo.png', { type: 'image/png' }), 'image-0005'],
  ['too large', new File([new Uint8Array(limits.imageBytes + 1)], 'logo.png'), 'image-0002'],
] as const)('that is %s is not sent', async (_what, dropped, code) => {
  const { requests } = open(given(null));
  // Dropped, because the browser itself filters the files that can be chosen.
  fireEvent.drop(await screen.findByLabelText(/^Logo/), { dataTransfer: { files: [dropped] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage(code));
  expect(sentTo(uploadListingLogo, requests)).toEqual([]);
});

test('that expired before the form was sent has to be chosen again', async () => {
  const message = 'Please choose your logo again.';
  const page = open(given(null), stored, respondWithError(submitListing, 'image-0001', { message }));
  await choose(page);
  await shown();
  await submit(page);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Logo/)).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(screen.queryByRole('img', { name: /How it will look/ })).not.toBeInTheDocument();
});

test('that was submitted can be removed', async () => {
  const page = open(given(presentUrl), accepted);
  await shown();
  await press(page, 'Go without a logo');
  await submit(page);
  await screen.findByText('Your listing is with us');
  expect(logosSent(page)).toEqual([undefined]);
});

test('survives a reload', async () => {
  const first = open(given(null), stored);
  await choose(first);
  await shown();
  first.unmount();
  open(given(null));
  expect(await shown()).toBeVisible();
});

test('is on the page of an approved listing, with logos of any size', async () => {
  const logoSize = { width: null, height: null };
  open(given(presentUrl, { status: 'Approved', logoSize }));
  expect(await screen.findByRole('img', { name: 'Logo: Tilbury Pay' })).toBeVisible();
});
