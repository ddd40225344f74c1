import { type PageState, readPageState } from '../../../app/page-state.ts';
import { earlyMarks } from '../../../before-script/inline-scripts.compiled.ts';
import { htmlDocument } from './document.ts';
import { getHead } from './page-head.ts';

const assets = {
  main: '/assets/s1/main.1.js',
  styles: [],
  federation: '/assets/s1/federation.1.js',
  font: '/assets/s1/archivo.woff2',
  buildId: 's1',
};
const state: PageState = {
  apiBaseUrl: '/api',
  remotes: { revision: 1, remotes: [] },
  buildId: 's1',
  queries: null,
  rendered: true,
  search: '',
  development: false,
  analyticsCode: '',
};

/** The document as a browser parses it, without running scripts. */
function read({ head = '', body = '', given = state }) {
  const remoteEntry = 'http://localhost:3001/b1/browser/remoteEntry.js';
  const html = htmlDocument({ head, styles: '<style>a{}</style>', body, state: given, assets, remoteEntry });
  return new DOMParser().parseFromString(html, 'text/html');
}

const attack = `</script></title><script id="attack">alert('"&')</script><!-- \u2028`;

test('it states its language and viewport, and can be read without scripts', () => {
  const page = read({ head: '<title>Speakers</title>', body: '<main>Ada</main>' });
  expect(page.compatMode).toBe('CSS1Compat');
  expect(page.documentElement.lang).toBe('en-GB');
  expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain('width=device-width');
  expect(page.title).toBe('Speakers');
  expect(page.querySelector('#root')?.textContent).toBe('Ada');
  expect(page.querySelector('head style')?.textContent).toBe('a{}');
});

test('no script of the site is loaded before the page: the state contains its address for later', () => {
  const page = read({});
  expect([...page.scripts].filter(({ src }) => src)).toEqual([]);
  expect(page.querySelector<HTMLElement>('#summit-state')?.dataset).toMatchObject({
    main: assets.main,
    next: `${assets.federation} http://localhost:3001/b1/browser/remoteEntry.js`,
  });
  expect(page.querySelector('link[rel=preload]')?.getAttribute('href')).toBe(assets.font);
});

test('the browser reads the state that the server wrote, whatever texts are in it', () => {
  const given = { ...state, apiBaseUrl: attack };
  const page = read({ given });
  expect(page.querySelector('#attack')).toBeNull();
  document.body.replaceChildren(page.querySelector('#summit-state') ?? '');
  expect(readPageState()).toEqual(given);
});

test('a page that this site did not render is refused', () => {
  document.body.replaceChildren();
  expect(readPageState).toThrow('The page carries no state');
});

const facts = {
  title: 'Speakers',
  path: '/speakers',
  siteOrigin: 'https://summit.example',
  publicApiBase: '/api',
};
const content = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');

test('the head describes the page for search engines and sharing', () => {
  const head = getHead({
    ...facts,
    description: 'Who speaks',
    image: { src: '/media/share.jpg', width: 1200, height: 630, alt: 'The quay' },
    robots: 'noindex',
    data: { '@type': 'Event', name: 'Summit', url: '/agenda', image: ['/share.png'] },
  });
  const page = read({ head });
  expect(page.title).toBe('Speakers');
  expect(content(page, 'meta[name=description]')).toBe('Who speaks');
  expect(content(page, 'meta[name=robots]')).toBe('noindex');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://summit.example/speakers',
  );
  expect(content(page, 'meta[property="og:url"]')).toBe('https://summit.example/speakers');
  expect(content(page, 'meta[property="og:title"]')).toBe('Speakers');
  expect(content(page, 'meta[property="og:image"]')).toBe('https://summit.example/media/share.jpg');
  expect(content(page, 'meta[property="og:image:width"]')).toBe('1200');
  expect(content(page, 'meta[property="og:image:height"]')).toBe('630');
  expect(content(page, 'meta[property="og:image:alt"]')).toBe('The quay');
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual({
    '@type': 'Event',
    name: 'Summit',
    url: 'https://summit.example/agenda',
    image: ['https://summit.example/share.png'],
  });
});

test('the head links to feeds and calendars', () => {
  const links = [...read({ head: getHead(facts) }).querySelectorAll('link[rel=alternate]')];
  expect(links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['application/rss+xml', '/api/public/articles/feed.xml'],
    ['text/calendar', '/api/public/agenda/calendar.ics'],
    ['text/calendar', '/api/public/key-dates/calendar.ics'],
  ]);
});

test('a page with another canonical address names it, and empty properties are omitted', () => {
  const page = read({ head: getHead({ ...facts, path: '/speaker/7', canonical: '/speakers' }) });
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://summit.example/speakers',
  );
  expect(page.querySelector('meta[name=description], meta[name=robots], script[type*=ld]')).toBeNull();
});

test('no text of an organiser or a visitor can break out of the head', () => {
  const head = getHead({
    title: attack,
    description: attack,
    path: `/speakers/"><script id="attack">`,
    siteOrigin: 'https://summit.example',
    publicApiBase: '/api',
    data: { name: attack },
  });
  const page = read({ head });
  expect(page.querySelector('#attack')).toBeNull();
  expect(page.title.replace(/\s+$/, '')).toBe(attack.replace(/\s+$/, ''));
  expect(content(page, 'meta[name=description]')).toBe(attack);
  expect(content(page, 'meta[property="og:url"]')).toContain('"><script');
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual({ name: attack });
});

test('a page states its type and keywords for sharing, and is a website by default', () => {
  const facts = {
    title: 'VIP',
    description: 'A ticket',
    path: '/vip',
    siteOrigin: 'https://summit.example',
    publicApiBase: '/api',
  };
  const product = read({ head: getHead({ ...facts, kind: 'product', keywords: 'ticket, "dinner"' }) });
  const content = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');
  expect(content(product, 'meta[property="og:type"]')).toBe('product');
  expect(content(product, 'meta[name=keywords]')).toBe('ticket, "dinner"');
  expect(content(read({ head: getHead(facts) }), 'meta[property="og:type"]')).toBe('website');
});

test('the script that marks what only this browser knows runs before the first paint', () => {
  const page = read({ head: '<title>Speakers</title>' });
  const [first] = page.querySelectorAll('script, style, link');
  expect(first?.textContent).toBe(earlyMarks);
});
