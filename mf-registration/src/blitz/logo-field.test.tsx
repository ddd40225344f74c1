import { screen, waitFor } from '@testing-library/react';
import * as blitzCalls from '@summit/contract/calls/blitz';
import { errorMessage } from '@summit/contract/errors/errors';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { blitzSettings, fillTable, invited, submitted } from '../testing/blitz-visit.ts';
import { renderPage, sentTo } from '../testing/page-rendering.tsx';
import BlitzRegistrationPage from './blitz-registration-page.tsx';

const { submitBlitz, submitBlitzForm, uploadBlitzLogo } = blitzCalls;

const logoUrl = `/media/${'c'.repeat(32)}.jpg`;
const file = new File(['a logo'], 'logo.png', { type: 'image/png' });
const storedLogo = {
  storedFileResponses: [{ fileName: logoUrl.slice(7), originalFileUrl: logoUrl, imageTransforms: [] }],
};
const stored = respond(uploadBlitzLogo, storedLogo);
const accepted = respond(submitBlitz, { id: 'b1', status: 'Submitted' });

beforeEach(() => window.localStorage.clear());

const open = (...responses: TestResponse[]) =>
  renderPage(BlitzRegistrationPage, {
    url: '/blitz-registration?token=b-123456',
    responses: [blitzSettings(true), ...responses],
  });

const choose = async ({ user }: ReturnType<typeof open>, chosen = file) =>
  user.upload(await screen.findByLabelText(/^Logo/), chosen);

const submit = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: /^(Ask for this table|Submit the changes)$/ }));

const logosSent = ({ requests }: ReturnType<typeof open>) =>
  (sentTo(submitBlitz, requests) as { logoUrl?: string }[]).map((body) => body.logoUrl);

const shown = () => screen.findByRole('img', { name: 'How it will look, on white' });

test('is uploaded when it is chosen, shown, and submitted with the form', async () => {
  const page = open(invited(), stored, accepted);
  await fillTable(page.user);
  await choose(page);
  expect(await shown()).toHaveAttribute('src', `/api${logoUrl}`);
  const [form] = sentTo(uploadBlitzLogo, page.requests) as FormData[];
  expect(form?.get('file')).toMatchObject({ name: 'logo.png' });
  await submit(page);
  await screen.findByText('Your table is with us');
  expect(logosSent(page)).toEqual([logoUrl]);
});

test('is awaited when the form is sent during its upload', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const slow = respond(uploadBlitzLogo, async () => {
    await gate;
    return storedLogo;
  });
  const page = open(invited(), slow, accepted);
  await fillTable(page.user);
  await choose(page);
  await submit(page);
  expect(logosSent(page)).toEqual([]);
  release();
  await screen.findByText('Your table is with us');
  expect(logosSent(page)).toEqual([logoUrl]);
});

test('that the server refuses has a message immediately, and the form is not sent without it', async () => {
  const page = open(invited(), respondWithError(uploadBlitzLogo, 'image-0001'), accepted);
  await fillTable(page.user);
  await choose(page);
  expect(await screen.findByText(errorMessage('image-0001'))).toBeVisible();
  await submit(page);
  await waitFor(() => expect(screen.getByRole('alert', { name: /Problems/ })).toHaveTextContent(/Logo/));
  expect(logosSent(page)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Go without a logo' }));
  await submit(page);
  await screen.findByText('Your table is with us');
  expect(logosSent(page)).toEqual([undefined]);
});

test('that failed to upload is sent again', async () => {
  const page = open(invited(), respondWithError(uploadBlitzLogo, 'server-0002'), stored);
  await choose(page);
  await page.user.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await shown()).toBeVisible();
});

test('that is not a picture is not sent', async () => {
  const page = open(invited());
  await screen.findByLabelText(/^Logo/);
  const text = new File(['x'], 'logo.png', { type: 'image/png' });
  Object.defineProperty(text, 'size', { value: 11 * 1024 * 1024 });
  await choose(page, text);
  expect(await screen.findByText(errorMessage('image-0002'))).toBeVisible();
  expect(sentTo(uploadBlitzLogo, page.requests)).toEqual([]);
});

test('that expired before the form was sent has to be chosen again', async () => {
  const refused = respondWithError(submitBlitz, 'image-0001', {
    message: 'Please choose your logo again.',
  });
  const page = open(invited(), stored, refused);
  await fillTable(page.user);
  await choose(page);
  await shown();
  await submit(page);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Logo/)).toHaveAccessibleDescription(/^Please choose your logo again/),
  );
  expect(screen.queryByRole('img', { name: /How it will look/ })).not.toBeInTheDocument();
});

test('that was submitted can be removed', async () => {
  const page = open(submitted, respond(submitBlitzForm, { id: 'b1', status: 'Submitted' }));
  await page.user.click(await screen.findByRole('button', { name: 'Change something' }));
  await page.user.click(screen.getByRole('button', { name: 'Go without a logo' }));
  await submit(page);
  await screen.findByText('Your changes are with us');
  expect(logosSent(page)).toEqual([undefined]);
});

test('survives a reload', async () => {
  const first = open(invited(), stored);
  await choose(first);
  await shown();
  first.unmount();
  open(invited());
  expect(await shown()).toHaveAttribute('src', `/api${logoUrl}`);
});
