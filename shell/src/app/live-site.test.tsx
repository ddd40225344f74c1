import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as metaCalls from '@summit/contract/calls/meta';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { useServerData } from '@summit/shared-auth';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { type FakeRemotes, fakeRemotes } from './testing/fake-remotes.ts';
import { openSite } from './testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** A page with a text field and a link to the next page. */
function fakePage(title: string, next = '/agenda') {
  return function FakePage() {
    const [text, setText] = useState('');
    return (
      <>
        <PageMeta title={title} description={title} />
        <h1>{title}</h1>
        <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
        <SiteLink to={next}>Go on</SiteLink>
      </>
    );
  };
}

const content = { name: 'content', pages: { '/agenda': fakePage('Agenda', '/awards/ballot') } };
const awards = { name: 'awards', pages: { '/awards/ballot': fakePage('Ballot') } };

const heading = (name: string) => screen.findByText(name, { selector: 'main h1' });
const press = (element: HTMLElement) => act(async () => element.click());
const followLink = () => press(screen.getByText('Go on', { selector: 'a' }));
const tryAgain = () => press(screen.getByText('Try again'));

/** An open tab notices the release at the visitor's next press. */
async function promoteSeen(remotes: FakeRemotes, ...releases: Parameters<FakeRemotes['promote']>) {
  remotes.promote(...releases);
  const later = Date.now() + 31_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await press(document.body);
}

/** React logs what its boundaries catch to the console. */
function expectFailures() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

test('shows the page of the address inside the frame, and navigates without a reload', async () => {
  await openSite('/agenda', fakeRemotes(content, awards));
  await heading('Agenda');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await followLink();
  await heading('Ballot');
  expect(window.location.pathname).toBe('/awards/ballot');
});

test('an unknown address shows a message with a link home', async () => {
  await openSite('/nowhere', fakeRemotes(content));
  await heading('This page could not be found');
  expect(screen.getByText('Homepage').closest('a')).toHaveAttribute('href', '/');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

describe('a remote that does not respond', () => {
  beforeEach(expectFailures);

  test('affects only its own page: the frame stays usable', async () => {
    const remotes = fakeRemotes(content, awards);
    remotes.stop('awards');
    await openSite('/awards/ballot', remotes);
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the site is temporarily unavailable');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing you have done is lost');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  test('shows its page once it is back and the visitor retries', async () => {
    const remotes = fakeRemotes(awards);
    remotes.stop('awards');
    await openSite('/awards/ballot', remotes);
    await tryAgain();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    remotes.start('awards');
    await tryAgain();
    await heading('Ballot');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is not requested repeatedly without a retry', async () => {
    const remotes = fakeRemotes(awards);
    remotes.stop('awards');
    const { registry } = await openSite('/awards/ballot', remotes);
    remotes.promote(content);
    await act(registry.refresh);
    expect(remotes.asked('awards')).toBe(1);
  });

  test('is not reported as a fault while the visitor is offline, and its page loads when online', async () => {
    const remotes = fakeRemotes({ ...awards, missingChunks: true });
    sessionStorage.clear();
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openSite('/awards/ballot', remotes);
    expect(screen.getByRole('alert')).toHaveTextContent('Offline');
    expect(screen.getByRole('alert')).not.toHaveTextContent('503');
    expect(sessionStorage.getItem('reloadedForBuilds')).toBeNull();

    remotes.promote(awards);
    network.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    await heading('Ballot');
  });

  test('is retried with the release that is live by then', async () => {
    const remotes = fakeRemotes(awards);
    remotes.stop('awards');
    await openSite('/awards/ballot', remotes);
    remotes.start('awards');
    remotes.promote({ ...awards, buildId: 'b2', pages: { '/awards/ballot': fakePage('Repaired') } });
    await tryAgain();
    await heading('Repaired');
  });

  test('is retried even if the registry is unavailable', async () => {
    const remotes = fakeRemotes(awards);
    remotes.stop('awards');
    await openSite('/awards/ballot', remotes);
    remotes.start('awards');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await tryAgain();
    await heading('Ballot');
  });

  test('is retried when the visitor leaves the page and returns', async () => {
    const remotes = fakeRemotes(content, awards);
    remotes.stop('awards');
    await openSite('/agenda', remotes);
    await followLink();
    await screen.findByRole('alert');
    await act(async () => window.history.back());
    await heading('Agenda');
    remotes.start('awards');
    await followLink();
    await heading('Ballot');
  });

  test('is retried on the next page of the same kind', async () => {
    const remotes = fakeRemotes({ name: 'content', pages: { '/speaker/:speakerId': fakePage('Ada') } });
    remotes.stop('content');
    await openSite('/speaker/1', remotes);
    await screen.findByRole('alert');
    remotes.start('content');
    await act(async () => {
      window.history.pushState(null, '', '/speaker/2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await heading('Ada');
  });
});

test('a failing page shows a message without the internal error', async () => {
  expectFailures();
  const Broken = () => {
    throw new Error('undefined is not a function');
  };
  await openSite('/agenda', fakeRemotes({ name: 'content', pages: { '/agenda': Broken } }));
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('alert')).not.toHaveTextContent('undefined is not a function');
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('a page whose data failed to load requests it again on retry', async () => {
  expectFailures();
  // The browser's own log, which jsdom lacks.
  Object.assign(window, { reportError: jest.fn() });
  const Speakers = () => {
    const { totalItems } = useServerData(speakerCalls.speakers, {});
    return <h1>{totalItems} speakers</h1>;
  };
  const remotes = fakeRemotes({ name: 'content', pages: { '/speakers': Speakers } });
  await openSite('/speakers', remotes, [
    respond(metaCalls.reportError),
    respondWithError(speakerCalls.speakers, 'server-0001', { requestId: 'r-7' }),
    respond(speakerCalls.speakers, { speakers: [], totalItems: 3, totalPages: 1 }),
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('Request r-7');
  await tryAgain();
  await heading('3 speakers');
});

describe('a release that goes live', () => {
  const newer = {
    name: 'content',
    buildId: 'b2',
    pages: { '/agenda': fakePage('New agenda', '/awards/ballot') },
  };

  test('leaves the current page and its input unchanged', async () => {
    const remotes = fakeRemotes(content, awards);
    await openSite('/agenda', remotes);
    await userEvent.type(screen.getByLabelText('Note'), 'half written');
    await promoteSeen(remotes, newer);
    await heading('Agenda');
    expect(screen.getByLabelText('Note')).toHaveValue('half written');
  });

  test('is used from the next page on', async () => {
    const remotes = fakeRemotes(content, awards);
    await openSite('/agenda', remotes);
    await promoteSeen(remotes, newer);
    await followLink();
    await heading('Ballot');
    await followLink();
    await heading('New agenda');
  });

  test('may bring pages that the site did not know when it was opened', async () => {
    const remotes = fakeRemotes({ name: 'content', pages: { '/agenda': fakePage('Agenda', '/gala') } });
    await openSite('/agenda', remotes);
    await promoteSeen(remotes, { name: 'gala', pages: { '/gala': fakePage('Gala') } });
    await followLink();
    await heading('Gala');
  });
});
