import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as videoCalls from '@summit/contract/calls/videos';
import { respond, respondNever, respondWithError, sampleResponse } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import { clockTime } from './video-grid.tsx';
import type { Video } from './video-response.ts';
import VideosPage from './videos-page.tsx';

const talk: Video = {
  id: 'talk',
  title: 'The quiet upgrade',
  description: 'Every large system replaced.',
  duration: 1661,
  thumbnailUrl: null,
  url: 'https://videos.example/talk',
  captionsUrl: null,
  isEnabled: true,
  publishedAt: '2026-06-16T10:00:00Z',
};
const locked: Video = { ...talk, id: 'locked', title: 'Will software shop?', url: null, isEnabled: false };

const listed = (videos: Video[]) => respond(videoCalls.videos, { videos, ...counts(videos) });
const forAttendees = (videos: Video[]) => respond(videoCalls.attendeeVideos, { videos, ...counts(videos) });

function settings(own: { isEnabled?: boolean; accessRequestIsEnabled?: boolean } = {}) {
  const videoGallery = { isEnabled: true, accessRequestIsEnabled: true, ...own };
  return respond(settingsCalls.settings, sampleResponse(settingsCalls.settings, { videoGallery }));
}

interface Visit {
  url?: string;
  responses: Parameters<typeof renderPage>[1]['responses'];
  session?: 'signedIn';
}

function open({ url = '/videos', responses, session }: Visit) {
  const own = responses.some(({ row }) => row === settingsCalls.settings)
    ? responses
    : [...responses, settings()];
  return renderPage(VideosPage, { url, responses: own, session });
}

const emailField = () => screen.findByRole('textbox', { name: /Email/ });

test('accessible videos link to the film, others to the request for access', async () => {
  open({ responses: [listed([talk, locked])] });
  expect(await screen.findByRole('link', { name: 'Watch: The quiet upgrade' })).toHaveAttribute(
    'href',
    talk.url,
  );
  expect(screen.getByRole('link', { name: 'Ask for access: Will software shop?' })).toHaveAttribute(
    'href',
    '#request',
  );
  expect(screen.getByText('On request')).toBeVisible();
  expect(screen.getAllByText('27:41')).toHaveLength(2);
});

test('a video without a still has a plain placeholder', async () => {
  open({ responses: [listed([talk])] });
  const link = await screen.findByRole('link', { name: 'Watch: The quiet upgrade' });
  const list = screen.getAllByRole('list').find((one) => one.contains(link));
  expect(list?.innerHTML).toContain('filmBlank');
  expect(list?.innerHTML).not.toContain('data-motif');
});

test('a film plays in the page with captions, and loads nothing before', async () => {
  const url = `/media/${'a'.repeat(32)}.webm`;
  const captionsUrl = `/media/${'b'.repeat(32)}.vtt`;
  open({ responses: [listed([{ ...talk, url, captionsUrl, thumbnailUrl: '/media/still.svg' }])] });
  const film = await screen.findByLabelText('Watch: The quiet upgrade');
  expect(film).toHaveAttribute('src', `/api${url}`);
  expect(film).toHaveAttribute('poster', '/api/media/still.svg');
  expect(film).toHaveAttribute('preload', 'none');
  expect(film).toHaveAttribute('controls');
  expect(film.firstElementChild).toHaveAttribute('src', `/api${captionsUrl}`);
  expect(screen.queryByRole('link', { name: /The quiet upgrade/ })).not.toBeInTheDocument();
});

test('the focus moves from the poster to the film once the poster no longer covers it', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  open({ responses: [listed([{ ...talk, url: `/media/${'a'.repeat(32)}.webm` }])] });
  const film = await screen.findByLabelText('Watch: The quiet upgrade');
  const covered: boolean[] = [];
  jest.spyOn(film, 'focus').mockImplementation(() => void covered.push(film.hasAttribute('inert')));
  fireEvent.click(await screen.findByRole('button', { name: 'Play: The quiet upgrade' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(covered).toEqual([]);
  fireEvent.play(film);
  expect(covered).toEqual([false]);
  play.mockRestore();
});

test.each([
  [41, '0:41'],
  [1661, '27:41'],
  [4875, '1:21:15'],
])('%s seconds are formatted as %s', (seconds, written) => {
  expect(clockTime(seconds)).toBe(written);
});

test('a token from an email opens its videos', async () => {
  const { requests } = open({
    url: '/videos?token=t-1',
    responses: [listed([talk, { ...locked, ...talk, id: 'b' }])],
  });
  expect(await screen.findByText(/Your link works/)).toBeVisible();
  expect(requests.find(({ path }) => path === videoCalls.videos.path)?.query).toEqual({ token: 't-1' });
});

test('an invalid token still shows the public videos', async () => {
  open({
    url: '/videos?token=old',
    responses: [respondWithError(videoCalls.videos, 'video-0001'), listed([talk])],
  });
  expect(await screen.findByText('This link does not open anything')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Watch: The quiet upgrade' })).toBeVisible();
});

test('access is requested with an address', async () => {
  const { user, requests } = open({
    responses: [listed([locked]), respond(videoCalls.requestVideos, { isRequested: true })],
  });
  await user.type(await emailField(), ' ada@lund.example ');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(requests.find(({ path }) => path === videoCalls.requestVideos.path)?.query).toEqual({
    email: 'ada@lund.example',
  });
});

test('an invalid address is refused beside the field, and no input is lost when the server is down', async () => {
  const { user, requests } = open({ responses: [listed([locked]), respondNever(videoCalls.requestVideos)] });
  await user.type(await emailField(), 'ada@');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  await waitFor(async () => expect(await emailField()).toBeInvalid());
  expect(requests.some(({ path }) => path === videoCalls.requestVideos.path)).toBe(false);
  await user.type(await emailField(), 'lund.example');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
  expect(await emailField()).toHaveValue('ada@lund.example');
});

test('there is no form when access requests are switched off', async () => {
  open({ responses: [listed([locked]), settings({ accessRequestIsEnabled: false })] });
  await screen.findByRole('heading', { name: 'Will software shop?' }).catch(() => null);
  expect(screen.queryByRole('button', { name: 'Send me the link' })).not.toBeInTheDocument();
});

test('visitors are offered the login for attendees’ videos', async () => {
  open({ responses: [listed([talk])] });
  expect(await screen.findByRole('link', { name: 'Log in to watch' })).toHaveAttribute('href', '#login');
});

test('attendees watch their videos; a failure shows a message in its place and can be retried', async () => {
  const own = { ...talk, id: 'own', title: 'Outage theatre, uncut' };
  const { user } = open({
    session: 'signedIn',
    responses: [
      listed([talk]),
      respondWithError(videoCalls.attendeeVideos, 'server-0001'),
      forAttendees([own]),
    ],
  });
  const part = await screen.findByRole('region', { name: 'For attendees' });
  await user.click(await within(part).findByRole('button', { name: 'Try again' }));
  expect(await within(part).findByRole('link', { name: 'Watch: Outage theatre, uncut' })).toBeVisible();
});

test('a message is shown if videos are switched off, or if there are none', async () => {
  const first = open({ responses: [settings({ isEnabled: false })] });
  expect(await screen.findByRole('heading', { name: 'The videos are being cut' })).toBeVisible();
  first.unmount();
  open({ responses: [listed([])] });
  expect(await screen.findByRole('heading', { name: 'Nothing to watch yet' })).toBeVisible();
});

test('videos that fail to load show a message in their place', async () => {
  expectBoundaryErrors();
  const { user } = open({ responses: [respondWithError(videoCalls.videos, 'server-0001'), listed([talk])] });
  expect(await screen.findByRole('alert')).toHaveTextContent('The videos could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Watch: The quiet upgrade' })).toBeVisible();
});
