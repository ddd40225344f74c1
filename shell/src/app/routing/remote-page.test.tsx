import { screen } from '@testing-library/react';
import { act, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { createRemoteLoader } from '../../federation/remote-loader.ts';
import { RemotesProvider } from '../../federation/remotes-context.tsx';
import { type FakeRelease, fakeRemotes } from '../testing/fake-remotes.ts';
import { PageSkeleton } from './failures/page-skeleton.tsx';
import { PageOutlet } from './page-outlet.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const Form = () => <h1>Register</h1>;

/** Renders the page's place as the server does, once the page's code has loaded. */
async function renderedOnServer(renderMode: FakeRelease['renderMode']) {
  const remotes = fakeRemotes({ name: 'registration', pages: { '/register': Form }, renderMode });
  const live = remotes.live();
  const loader = createRemoteLoader();
  for (const remote of live.remotes) await loader.page(remote, '/register');
  const tree = (location?: string) => (
    <RemotesProvider live={live} loader={loader} refresh={async () => live}>
      <SiteRouter location={location}>
        <Suspense>
          <PageOutlet development={false} />
        </Suspense>
      </SiteRouter>
    </RemotesProvider>
  );
  return { html: renderToString(tree('/register')), tree: tree() };
}

async function hydrate(html: string, tree: React.ReactNode) {
  window.history.replaceState(null, '', '/register');
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  await act(async () => hydrateRoot(place, tree));
}

test('a page of render mode browser shows its skeleton until it is hydrated', async () => {
  const { html, tree } = await renderedOnServer('browser');
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('Register');
  await hydrate(html, tree);
  expect(await screen.findByText('Register')).toBeInTheDocument();
});

test('a page of render mode server is in the HTML, and hydration preserves it', async () => {
  const { html, tree } = await renderedOnServer('server');
  expect(html).toContain('<h1>Register</h1>');
  document.body.innerHTML = '';
  await hydrate(html, tree);
  expect(screen.getByText('Register')).toBeInTheDocument();
});

test('a form is also in the HTML, and explains the alternative without scripts', async () => {
  const { html, tree } = await renderedOnServer('form');
  expect(html).toMatch(/<noscript><\/noscript><div class="needs-script">.*<h1>Register<\/h1>/);
  document.body.innerHTML = '';
  await hydrate(html, tree);
  expect(screen.getByText('Register')).toBeInTheDocument();
});

test.each([
  ['speakers', 'server', 'people'],
  ['sponsors', 'server', 'logos'],
  ['agenda', 'server', 'rows'],
  ['plain', 'server', 'words'],
  ['plain', 'browser', 'form'],
  ['plain', 'form', 'form'],
] as const)(
  'the skeleton of a page with the header %s and the render mode %s is %s',
  (headerKind, renderMode, shape) => {
    const remotes = fakeRemotes({ name: 'content', pages: { '/page': Form }, renderMode });
    const live = remotes.live();
    for (const page of live.remotes.flatMap(({ pages }) => pages)) Object.assign(page, { headerKind });
    const html = renderToString(
      <RemotesProvider live={live} loader={createRemoteLoader()} refresh={async () => live}>
        <SiteRouter location="/page">
          <PageSkeleton />
        </SiteRouter>
      </RemotesProvider>,
    );
    expect(html).toContain(`data-shape="${shape}"`);
    expect(html).toContain(`--header-${headerKind}`);
  },
);
