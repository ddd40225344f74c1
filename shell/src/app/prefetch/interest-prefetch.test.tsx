import { act, fireEvent, screen } from '@testing-library/react';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { openSite } from '../testing/open-site.tsx';
import { type StandInRemotes, standInRemotes } from '../testing/stand-in-remotes.ts';

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
    '/about': page('About', ['/agenda', '/awards/ballot', '/registration/packages']),
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
const link = (to: string) => screen.getByText(to, { selector: 'a' });

function connect(connection: object | undefined) {
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  connect(undefined);
});
afterEach(() => jest.useRealTimers());

test('a page that is only read fetches no other remote', async () => {
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

test('it is never fetched twice', async () => {
  const remotes = await open();
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  await act(async () => link('/agenda').click());
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  expect(remotes.asked('registration')).toBe(1);
});

test('a failure is forgotten: the visitor who goes there later makes a new attempt', async () => {
  const remotes = standInRemotes(content, registration, awards);
  remotes.stop('registration');
  await openSite('/about', remotes);
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  remotes.start('registration');
  await act(async () => link('/registration/packages').click());
  await pass(50);
  expect(screen.getByRole('heading', { name: 'Packages' })).toBeInTheDocument();
});

test.each([
  ['2g', { effectiveType: '2g' }],
  ['slow 2g', { effectiveType: 'slow-2g' }],
  ['a slow 3g', { effectiveType: '3g', downlink: 0.4 }],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }],
])('nothing is fetched ahead for %s', async (_who, connection) => {
  connect(connection);
  const remotes = await open();
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(5000);
  expect(remotes.asked('registration')).toBe(0);
});

test.each([
  ['4g', { effectiveType: '4g' }],
  ['a quick 3g', { effectiveType: '3g', downlink: 1.4 }],
])('%s carries it', async (_what, connection) => {
  connect(connection);
  const remotes = await open();
  fireEvent.pointerOver(link('/registration/packages'));
  await pass(100);
  expect(remotes.asked('registration')).toBe(1);
});
