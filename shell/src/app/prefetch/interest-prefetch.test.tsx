import { loadRemote } from '@module-federation/enhanced/runtime';
import { act, fireEvent, screen } from '@testing-library/react';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { prefetchHeader } from '@summit/contract/requests/request-headers';
import { serverQueryKey, useServerData } from '@summit/shared-auth';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { type FakeRemotes, fakeRemotes } from '../testing/fake-remotes.ts';
import { openSite } from '../testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const page = (title: string, links: string[]) =>
  function FakePage() {
    return (
      <>
        <h1>{title}</h1>
        {links.map((to, index) => (
          <SiteLink key={index} to={to}>
            {to}
          </SiteLink>
        ))}
      </>
    );
  };

const content = {
  name: 'content',
  pages: {
    '/about': page('About', ['/agenda', '/awards/ballot', '/registration/packages']),
    '/agenda': page('Agenda', ['/registration/packages']),
  },
};
const registration = { name: 'registration', pages: { '/registration/packages': page('Packages', []) } };
const awards = { name: 'awards', pages: { '/awards/ballot': page('Ballot', []) } };

async function open(): Promise<FakeRemotes> {
  const remotes = fakeRemotes(content, registration, awards);
  await openSite('/about', remotes);
  return remotes;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const link = (to: string) => screen.getByText(to, { selector: 'a' });

function connect(connection: object | undefined) {
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  connect(undefined);
});
afterEach(() => jest.useRealTimers());

test('reading a page fetches no other remote', async () => {
  const remotes = await open();
  await pass(60_000);
  expect(remotes.asked('registration') + remotes.asked('awards')).toBe(0);
});

test.each([
  ['points at', fireEvent.pointerOver],
  ['reaches with the keyboard', fireEvent.focusIn],
  ['touches', fireEvent.touchStart],
])('the remote of a link that a visitor %s is fetched, and no other', async (_how, show) => {
  const remotes = await open();
  show(link('/registration/packages'));
  await pass(100);
  expect(remotes.asked('registration')).toBe(1);
  expect(remotes.asked('awards')).toBe(0);
});

test('a remote is never fetched twice', async () => {
  const remotes = await open();
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  await act(async () => link('/agenda').click());
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  expect(remotes.asked('registration')).toBe(1);
});

test('a failure is discarded, so that opening the page later tries again', async () => {
  const remotes = fakeRemotes(content, registration, awards);
  remotes.stop('registration');
  await openSite('/about', remotes);
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  remotes.start('registration');
  await act(async () => link('/registration/packages').click());
  await pass(50);
  expect(screen.getByRole('heading', { name: 'Packages' })).toBeInTheDocument();
});

test('a remote whose server hangs does not prevent other pages from being fetched', async () => {
  const remotes = await open();
  jest.mocked(loadRemote).mockImplementationOnce(() => new Promise(() => undefined));
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  fireEvent.pointerOver(link('/awards/ballot'));
  await pass(100);
  expect(remotes.asked('awards')).toBe(1);
});

test.each([
  ['2g', { effectiveType: '2g' }],
  ['slow 2g', { effectiveType: 'slow-2g' }],
  ['a slow 3g', { effectiveType: '3g', downlink: 0.4 }],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }],
])('nothing is prefetched for %s', async (_who, connection) => {
  connect(connection);
  const remotes = await open();
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(5000);
  expect(remotes.asked('registration')).toBe(0);
});

test.each([
  ['4g', { effectiveType: '4g' }],
  ['a quick 3g', { effectiveType: '3g', downlink: 1.4 }],
])('a remote is prefetched on %s', async (_what, connection) => {
  connect(connection);
  const remotes = await open();
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  expect(remotes.asked('registration')).toBe(1);
});

describe('the data of a page', () => {
  const input = { params: { id: 's1' } };
  const Speaker = () => <h1>{useServerData(speakerCalls.speaker, input).firstName}</h1>;
  const requested: [address: string, purpose: string | undefined][] = [];

  /** The site's server: the HTML of a page, with its data as rendering has left it. */
  function servePages(html: string, status = 200, takesMs = 0) {
    requested.length = 0;
    globalThis.fetch = (async (address: string, init?: RequestInit) => {
      requested.push([address, new Headers(init?.headers).get(prefetchHeader.name) ?? undefined]);
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs));
      return new Response(html, { status });
    }) as typeof fetch;
  }

  const state = { queries: [[serverQueryKey(speakerCalls.speaker, input), { firstName: 'Ada' }]] };
  const html = `<h1>Ada</h1><script type="application/json" id="summit-state" data-main="/m.js">${JSON.stringify(state)}</script><script>boot()</script>`;
  const speakers = { name: 'awards', pages: { '/speaker': Speaker } };

  async function openWith(served: string, status?: number, takesMs?: number) {
    const links = ['s1', 's2', 's3', 's4'].map((id) => `/speaker?id=${id}`);
    const remotes = fakeRemotes({ name: 'content', pages: { '/about': page('About', links) } }, speakers);
    await openSite('/about', remotes);
    servePages(served, status, takesMs);
  }

  test('is taken from its HTML, so that the page makes no call when it is opened', async () => {
    await openWith(html);
    fireEvent.pointerOver(link('/speaker?id=s1'));
    await pass(100);
    expect(requested).toEqual([['/speaker?id=s1', 'prefetch']]);
    await act(async () => link('/speaker?id=s1').click());
    await pass(50);
    expect(screen.getByRole('heading', { name: 'Ada' })).toBeInTheDocument();
  });

  test('is fetched on a press without earlier interest', async () => {
    await openWith(html);
    await act(async () => link('/speaker?id=s1').click());
    await pass(50);
    expect(screen.getByRole('heading', { name: 'Ada' })).toBeInTheDocument();
  });

  test('is fetched for each address, at most once in a while', async () => {
    await openWith(html);
    for (const to of ['/speaker?id=s1', '/speaker?id=s2', '/speaker?id=s1']) {
      fireEvent.pointerOver(link(to));
      await pass(100);
    }
    expect(requested.map(([address]) => address)).toEqual(['/speaker?id=s1', '/speaker?id=s2']);
    await pass(60_000);
    fireEvent.pointerOver(link('/speaker?id=s1'));
    await pass(100);
    expect(requested).toHaveLength(3);
  });

  test('is fetched one page at a time, and of many links passed quickly only for the last', async () => {
    await openWith(html, 200, 20);
    for (const id of ['s1', 's2', 's3', 's4']) {
      fireEvent.focusIn(link(`/speaker?id=${id}`));
      await pass(1);
    }
    expect(requested).toHaveLength(1);
    await pass(100);
    expect(requested.map(([address]) => address)).toEqual(['/speaker?id=s1', '/speaker?id=s4']);
  });

  test.each([
    ['a page that could not be rendered', '<p>Later</p>', 503],
    ['HTML without data', '<p>Hello</p>', 200],
  ])('%s has no effect on the open page', async (_what, served, status) => {
    await openWith(served, status);
    fireEvent.pointerOver(link('/speaker?id=s1'));
    await pass(100);
    expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
  });
});
