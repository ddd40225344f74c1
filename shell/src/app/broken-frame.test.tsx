import { act, render, screen } from '@testing-library/react';
import { RootErrorBoundary } from './routing/failures/root-error-boundary.tsx';
import { fakeRemotes } from './testing/fake-remotes.ts';
import { openSite } from './testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** The parts that break as soon as they are rendered. */
const mockBroken = new Set<string>();

function mockPart(name: string) {
  return function Part() {
    if (mockBroken.has(name)) throw new Error(`${name} is broken`);
    return <p>{name}</p>;
  };
}

jest.mock('./frame/header/site-header.tsx', () => ({ SiteHeader: mockPart('header') }));
jest.mock('./frame/footer/site-footer.tsx', () => ({ SiteFooter: mockPart('footer') }));
jest.mock('./consent/consent.tsx', () => ({ Consent: mockPart('consent') }));
jest.mock('./overlays/failure-log.tsx', () => ({ FailureLog: mockPart('overlay') }));
jest.mock('./prefetch/interest-prefetch.tsx', () => ({ InterestPrefetch: mockPart('prefetch') }));

beforeEach(() => {
  mockBroken.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const remotes = () => fakeRemotes({ name: 'content', pages: { '/agenda': () => <h1>Agenda</h1> } });

test.each(['header', 'footer', 'consent', 'overlay', 'prefetch'])(
  'a failing %s affects nothing else',
  async (part) => {
    mockBroken.add(part);
    await openSite('/agenda', remotes());

    expect(await screen.findByRole('heading', { name: 'Agenda' })).toBeInTheDocument();
    expect(screen.queryByText(part)).not.toBeInTheDocument();
    expect(screen.getByText(part === 'header' ? 'footer' : 'header')).toBeInTheDocument();
  },
);

test('any other failure shows a page with reload and home links, until the visitor navigates', async () => {
  mockBroken.add('everything');
  const Everything = mockPart('everything');
  render(
    <RootErrorBoundary whole>
      <Everything />
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred!');
  expect(screen.getByRole('alert')).not.toHaveTextContent('is broken');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/');
  expect(document.title).toMatch('An error occurred!');

  mockBroken.clear();
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText('everything')).toBeVisible();
});
