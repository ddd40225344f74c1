import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { act, screen } from '@testing-library/react';
import { openSite } from '../testing/open-site.tsx';
import { standInRemotes, type StandInRemotes } from '../testing/stand-in-remotes.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const page = (title: string, links: string[]) =>
  function StandIn() {
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
    '/about': page('About', [
      '/agenda',
      '/awards/ballot',
      '/registration/packages',
      '/registration/packages',
    ]),
    '/agenda': page('Agenda', ['/registration/packages']),
  },
};
const registration = { name: 'registration', pages: { '/registration/packages': page('Packages', []) } };
const awards = { name: 'awards', pages: { '/awards/ballot': page('Ballot', []) } };

async function open(): Promise<StandInRemotes> {
  const remotes = standInRemotes(content, registration, awards);
  await openSite('/about', remotes);
  return remotes;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function connect(connection: object | undefined) {
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  connect(undefined);
});
afterEach(() => jest.useRealTimers());

test('the remote that most links lead to is fetched once the page has been quiet for two seconds', async () => {
  const remotes = await open();
  await pass(1900);
  expect(remotes.asked('registration')).toBe(0);
  await pass(200);
  expect(remotes.asked('registration')).toBe(1);
  expect(remotes.asked('awards')).toBe(0);
});

test('it is never fetched twice', async () => {
  const remotes = await open();
  await pass(2100);
  await act(async () => screen.getByText('/agenda', { selector: 'a' }).click());
  await pass(2100);
  expect(remotes.asked('registration')).toBe(1);
});

test('a failure is forgotten: the visitor who goes there later asks anew', async () => {
  const remotes = standInRemotes(content, registration, awards);
  remotes.stop('registration');
  await openSite('/about', remotes);
  await pass(2100);
  remotes.start('registration');
  await act(async () => screen.getAllByText('/registration/packages', { selector: 'a' })[0]?.click());
  await pass(50);
  expect(screen.getByRole('heading', { name: 'Packages' })).toBeInTheDocument();
});

test.each([
  ['2g', { effectiveType: '2g' }],
  ['slow 2g', { effectiveType: 'slow-2g' }],
  ['a slow 3g', { effectiveType: '3g', downlink: 0.4 }],
  ['whoever saves data', { effectiveType: '4g', saveData: true }],
])('nothing is fetched ahead for %s', async (_who, connection) => {
  connect(connection);
  const remotes = await open();
  await pass(5000);
  expect(remotes.asked('registration')).toBe(0);
});

test.each([
  ['4g', { effectiveType: '4g' }],
  ['a quick 3g', { effectiveType: '3g', downlink: 1.4 }],
])('%s carries it', async (_what, connection) => {
  connect(connection);
  const remotes = await open();
  await pass(2100);
  expect(remotes.asked('registration')).toBe(1);
});
