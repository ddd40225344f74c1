import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';
import { PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { SiteRoutes } from '@summit/shared-ui/navigation/site-routes';
import { renderPart } from '../testing.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteLink } from './site-link.tsx';

function Page({ title, robots }: { title: string; robots?: string }) {
  return (
    <main>
      <PageMeta
        title={title}
        description={`All about ${title}`}
        robots={robots}
        structuredData={() => ({ name: title })}
      />
      <h1>{title}</h1>
      <SiteLink to="/agenda">To the agenda</SiteLink>
      <SiteLink to="?q=1">Filter</SiteLink>
    </main>
  );
}

const picture = { src: '/ada.png', width: 1200, height: 630, alt: 'Portrait of Ada' };

const routes = [
  { path: '/', element: <Page title="Home" robots="noindex" /> },
  { path: '/agenda', element: <Page title="Agenda" /> },
];

const head = (selector: string) => document.head.querySelector(selector);

function openSite() {
  return renderPart(
    <PageMetaSinkContext value={{ siteName: 'Summit London 2027', siteOrigin: 'https://summit.example' }}>
      <SiteRoutes routes={routes} notFound={null} />
    </PageMetaSinkContext>,
  );
}

describe('PageMeta', () => {
  afterEach(() => document.head.replaceChildren());

  test('describes the document', () => {
    openSite();
    expect(document.title).toBe('Home | Summit London 2027');
    expect(head('meta[name="description"]')).toHaveAttribute('content', 'All about Home');
    expect(head('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(head('link[rel="canonical"]')).toHaveAttribute('href', 'https://summit.example/');
  });

  test('the served page’s structured data are removed on navigation to another address', async () => {
    document.head.innerHTML = `<meta property="og:url" content="https://summit.example/">
      <script type="application/ld+json">{"name":"Home"}</script>`;
    openSite();
    expect(head('script[type="application/ld+json"]')).toHaveTextContent('Home');
    await userEvent.click(screen.getByRole('link', { name: 'To the agenda' }));
    expect(head('script[type="application/ld+json"]')).toBeNull();
  });

  test('describes the picture for sharing', () => {
    renderPart(<PageMeta title="Ada" description="Ada" image={picture} />);
    expect(head('meta[property="og:image"]')).toHaveAttribute('content', 'http://localhost/ada.png');
    expect(head('meta[property="og:image:width"]')).toHaveAttribute('content', '1200');
    expect(head('meta[property="og:image:alt"]')).toHaveAttribute('content', 'Portrait of Ada');
  });

  test('describes the next page and removes properties that it does not have', async () => {
    openSite();
    await userEvent.click(screen.getByRole('link', { name: 'To the agenda' }));
    expect(document.title).toBe('Agenda | Summit London 2027');
    expect(head('meta[name="robots"]')).toBeNull();
    expect(head('link[rel="canonical"]')).toHaveAttribute('href', 'https://summit.example/agenda');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  test("uses the site's picture and robots directive by default", () => {
    const defaultsFor = (path: string) => ({
      image: { ...picture, src: '/share.png' },
      robots: path === '/agenda' ? 'noindex' : undefined,
    });
    const said: PageMetadata[] = [];
    const at = (location: string) =>
      renderToString(
        <PageMetaSinkContext value={{ defaultsFor, add: (meta) => said.push(meta) }}>
          <SiteRouter location={location}>
            <SiteRoutes
              routes={routes}
              notFound={<PageMeta title="Ada" description="Ada" image={picture} />}
            />
          </SiteRouter>
        </PageMetaSinkContext>,
      );
    for (const path of ['/', '/agenda', '/speaker/ada']) at(path);
    expect(said.map(({ image, robots }) => [image?.src, robots])).toEqual([
      ['/share.png', 'noindex'],
      ['/share.png', 'noindex'],
      ['/ada.png', undefined],
    ]);
  });

  test('contains the type of the page and its keywords', () => {
    renderPart(<PageMeta title="VIP" description="A ticket" keywords="ticket, dinner" kind="product" />);
    expect(head('meta[name="keywords"]')).toHaveAttribute('content', 'ticket, dinner');
    expect(head('meta[property="og:type"]')).toHaveAttribute('content', 'product');
  });

  test('describes an article with its title and its excerpt', () => {
    renderPart(<PageMeta title="Open banking, ten years on" description="The excerpt." kind="article" />);
    expect(document.title).toMatch(/^Open banking, ten years on/);
    expect(head('meta[name="description"]')).toHaveAttribute('content', 'The excerpt.');
    expect(head('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  });

  test('moves the focus to the heading and announces the page after navigation, not on the first load', async () => {
    openSite();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'To the agenda' }));
    expect(screen.getByRole('heading', { name: 'Agenda' })).toHaveFocus();
    const announced = screen.getByText('Agenda | Summit London 2027', { ignore: 'title' });
    expect(announced).toHaveAttribute('aria-live', 'polite');
  });

  test('leaves the focus unchanged when only the query changes', async () => {
    openSite();
    await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
    expect(screen.getByRole('link', { name: 'Filter' })).toHaveFocus();
  });

  test('fills only the sink of its own request on the server', () => {
    const said: PageMetadata[] = [];
    const html = renderToString(
      <PageMetaSinkContext value={{ add: (meta) => said.push(meta) }}>
        <SiteRouter location="/agenda?day=2">
          <SiteRoutes routes={routes} notFound={null} />
        </SiteRouter>
      </PageMetaSinkContext>,
    );
    expect(html).toContain('<h1>Agenda</h1>');
    expect(said).toEqual([expect.objectContaining({ title: 'Agenda', description: 'All about Agenda' })]);
  });
});
