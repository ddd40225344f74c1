import { plainPage, withMain, withoutScript } from './control-html.ts';

const html = [
  '<script>document.documentElement.dataset.script = ""</script>',
  '<link rel="preload" href="/f.woff2" as="font"><link rel="modulepreload" href="/m.js">',
  '<script type="application/ld+json">{}</script>',
  '<script type="application/json" id="summit-state" data-main="/assets/1/main.js" data-next="/a.js /b.js">{}</script>',
  '<script type="module" src="/assets/1/main.js"></script><p>Text</p>',
].join('\n');

test('the static control is the same page without running scripts', () => {
  document.body.innerHTML = withoutScript(html);
  const types = [...document.querySelectorAll('script')].map(({ type }) => type);
  expect(types).toEqual(['text/plain', 'application/ld+json', 'application/json', 'text/plain']);
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect(document.body.textContent).toContain('document.documentElement.dataset.script');
});

test('a plain page has the site’s text without its styles and scripts', () => {
  const page = `<!doctype html><html><head><title>Agenda</title><style>p{}</style></head><body>${html}<svg><path d="M0"/></svg></body></html>`;
  const plain = plainPage(page);
  expect(plain).toContain('<title>Agenda</title>');
  expect(plain).toMatch(/<p>\s*Text/);
  expect(plain).not.toMatch(/script|style|svg|summit-state/);
});

test('the single bundle replaces the site’s scripts, of which no more are fetched', () => {
  const changed = withMain(html, '/assets/one/main.js');
  expect(changed).toContain('data-main="/assets/one/main.js">');
  expect(changed).not.toContain('data-next');
});
