// The header loads it with the first session; no test waits until it is compiled.
import './signed-in-menu.tsx';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import { storageKeys } from '@summit/contract/session/storage-keys';
import {
  renderWithSession,
  respondNever,
  respondWithError,
  type TestSessionOptions,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses, type FrameSituation } from '../../testing/frame-responses.ts';
import { SiteHeader } from './site-header.tsx';

/** Renders the header and waits for the settings of the event. */
async function renderHeader(
  situation: FrameSituation,
  options: Omit<TestSessionOptions<never>, 'render'> = {},
) {
  const page = renderWithSession(<SiteHeader />, {
    ...options,
    responses: [...(options.responses ?? []), ...frameResponses(situation)],
    render: (tree) => renderPart(tree),
  });
  await screen.findAllByRole('link', { name: 'LinkedIn' });
  return page;
}

/** The menu of wide windows; the other one has the same entries. */
const mainMenu = async () =>
  (await screen.findAllByRole('navigation', { name: 'Main menu' }))[0] as HTMLElement;

test('links to every part of the site, with texts that organisers can change', async () => {
  await renderHeader({ texts: { 'frame.menu.team': 'People' } });

  const links = within(await mainMenu()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Events', '/#events'],
    ['Services', '/#services'],
    ['About the Awards', '/awards/welcome'],
    ['Insights', 'https://insights.summit.example'],
    ['People', '/#team'],
    ['Subscribe', '#subscribe'],
    ['', 'https://social.example/summit'],
  ]);
  expect(screen.getAllByRole('link', { name: 'LinkedIn' })[0]).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '#login');
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

test('shows the winners instead of the programme once they are announced', async () => {
  await renderHeader({ awardsStatus: 'Wining' });

  const [winners] = await screen.findAllByRole('link', { name: 'Winners and Leaders List' });
  expect(winners).toHaveAttribute('href', '/awards/winners');
  expect(screen.queryByRole('link', { name: 'About the Awards' })).not.toBeInTheDocument();
});

test('offers the registration only while it is open', async () => {
  await renderHeader({ switches: { registrationIsEnabled: false } });

  expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

test('shows the attendee, links to the next registration step, and logs out', async () => {
  await renderHeader(
    {},
    {
      session: 'signedIn',
      attendee: { firstName: 'Ada', lastName: 'Kovács' },
      registrationStatus: { registrationStatus: 'SubmitStepOne' },
    },
  );

  await userEvent.click(await screen.findByText('Ada Kovács'));
  expect(screen.getByRole('link', { name: 'Continue Registration' })).toHaveAttribute(
    'href',
    '/registration/second-part',
  );
  expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.queryByText('Ada Kovács')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Register' })).toHaveLength(2);
});

test("shows the attendee's picture at the size of the header", async () => {
  const { container } = await renderHeader(
    {},
    { session: 'signedIn', attendee: { image: { imageUrl: '/media/ada.webp', imageStatus: 'Approved' } } },
  );
  await screen.findByText('Ada Kovács');

  const picture = container.querySelector('summary img');
  expect(picture).toHaveAttribute('src', '/api/media/ada.webp');
  expect(picture).toHaveAttribute('width', '50');
});

test('offers no link to continue once the registration is complete', async () => {
  await renderHeader({}, { session: 'signedIn' });

  await userEvent.click(await screen.findByText('Ada Kovács'));

  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Continue Registration' })).not.toBeInTheDocument();
});

test('can log out even when the details could not be loaded', async () => {
  await renderHeader(
    {},
    {
      session: 'signedIn',
      responses: [
        respondNever(attendeeSelfCalls.attendeeDetails),
        respondNever(attendeeSelfCalls.registrationStatus),
      ],
    },
  );

  await userEvent.click(await screen.findByText('Your account'));

  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

test('shows the header of an anonymous visitor before hydration', async () => {
  await renderHeader({}, { session: 'unknown' });

  const [register] = await screen.findAllByRole('link', { name: 'Register' });
  expect(register).toHaveAttribute('href', '/registration');
});

describe('while the server is down', () => {
  const down = [
    respondNever(settingsCalls.settings),
    respondNever(settingsCalls.globalSettings),
    respondWithError(awardsCalls.awardsStatus, 'server-0002'),
    respondNever(contentCalls.staticContent),
  ];

  async function renderPlain(responses: TestSessionOptions['responses'] = down) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderWithSession(<SiteHeader />, { responses, render: (tree) => renderPart(tree) });
    return screen.findByText('Failed to load main settings');
  }

  test('has working links with the default texts', async () => {
    await renderPlain();

    const about = within(await mainMenu()).getByRole('link', { name: 'About the Awards' });
    expect(about).toHaveAttribute('href', '/awards/welcome');
  });

  test('shows a polite message that can be closed', async () => {
    const notice = await renderPlain();
    expect(notice.closest('[role="status"]')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(notice).not.toBeInTheDocument();
    expect(await mainMenu()).toBeInTheDocument();
  });

  test('retries on request', async () => {
    await renderPlain([...down, ...frameResponses()]);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findAllByRole('link', { name: 'LinkedIn' });
    expect(screen.queryByText('Failed to load main settings')).not.toBeInTheDocument();
  });
});

test('stores the displayed attendee for the next page, until the session ends', async () => {
  localStorage.setItem(storageKeys.accessToken, 'a-token');
  await renderHeader(
    {},
    { session: 'signedIn', attendee: { image: { imageUrl: '/media/ada.webp', imageStatus: 'Approved' } } },
  );
  await screen.findByText('Ada Kovács');
  expect(JSON.parse(localStorage.getItem(storageKeys.lastSeenAttendee) ?? '{}')).toEqual({
    name: 'Ada\nKovács',
    initials: 'AK',
    picture: '/api/media/ada.webp',
  });
});

test('marks set before the first paint apply until the session is known', async () => {
  document.documentElement.setAttribute('data-signed-in', '');
  document.documentElement.style.setProperty('--attendee-name', '"Ada"');
  const { container } = await renderHeader({}, { session: 'unknown' });
  expect(container.querySelector('.last-seen')).toBeInTheDocument();
  for (const label of ['Login', 'Register']) {
    for (const link of screen.getAllByRole('link', { name: label })) {
      expect(link.closest('[data-for=anonymous]')).not.toBeNull();
    }
  }
  expect(document.documentElement).toHaveAttribute('data-signed-in');

  await renderHeader({}, {});
  expect(document.documentElement).not.toHaveAttribute('data-signed-in');
  expect(document.documentElement.style.getPropertyValue('--attendee-name')).toBe('');
});

test('a truncated name can be read in full', async () => {
  await renderHeader({}, { session: 'signedIn', attendee: { lastName: 'Featherstonehaugh-Cholmondeley' } });
  expect(await screen.findByTitle('Ada Featherstonehaugh-Cholmondeley')).toBeInTheDocument();
});
