import { type ReactNode, Suspense, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { someTurns, until } from '../app/testing/until.ts';
import { EarlyInput } from './early-input.tsx';
import { bootScript } from './inline-scripts.compiled.ts';
import { EarlyForm } from './testing/early-form.tsx';

const sent = jest.fn();

/** A part with its own data is hydrated later than the page around it. */
function Page() {
  return (
    <main>
      <Suspense>
        <EarlyForm onSent={sent} />
      </Suspense>
      <Busy />
      <EarlyInput />
    </main>
  );
}

/** Is slow after hydration, so that React hydrates the later part only after the early input was replayed. */
function Busy() {
  useEffect(() => {
    const end = performance.now() + 20;
    while (performance.now() < end);
  }, []);
  return null;
}

const roots: Root[] = [];

/** The page as the server sends it, after the boot script and before the site's script. */
function open(page: ReactNode = <Page />) {
  const html = renderToString(page);
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root">${html}</div>
    <script type="application/json" id="summit-state" data-main="/assets/main.js"
      data-next="/assets/federation.js http://remote.test/entry.js">{}</script>`;
  const script = document.createElement('script');
  script.textContent = bootScript;
  document.body.append(script);
}

/** Runs the script of the site. It hydrates asynchronously: parts of the page follow later. */
async function hydrate(page: ReactNode = <Page />, root = find('#root')) {
  roots.push(hydrateRoot(root, page));
  await until(() => find<Remembering>('#summit-state').early.done === true);
  await someTurns();
}

type Remembering = HTMLElement & { early: { done?: boolean } };

function find<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

const button = () => find<HTMLButtonElement>('button[type=button]');
const siteScripts = () => [...document.querySelectorAll('script[src]')].map((it) => it.getAttribute('src'));

function type(text: string, selector = 'input') {
  const field = find<HTMLInputElement>(selector);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  sent.mockReset();
  document.documentElement.removeAttribute('data-waiting');
});

afterEach(() => roots.splice(0).forEach((root) => root.unmount()));

test('the script of the site is fetched after the load event', async () => {
  open();
  await someTurns();
  expect(siteScripts()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await someTurns();
  expect(siteScripts()).toEqual(['/assets/main.js']);
});

test("an organisers' heading with the id of the page's state does not interfere with it", async () => {
  open(
    <main>
      <h2 id="summit-state">Summit state</h2>
      <button type="button">Vote</button>
    </main>,
  );
  button().dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(siteScripts()).toEqual(['/assets/main.js']);
});

test('the files that the script needs next are fetched with it', () => {
  open();
  const preloads = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
      (link) => `${link.as} ${link.crossOrigin} ${link.href}`,
    );
  expect(preloads()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(preloads()).toEqual([
    'script null http://localhost/assets/federation.js',
    'script null http://remote.test/entry.js',
  ]);
});

test.each(['pointerdown', 'keydown', 'touchstart'])(
  'the first %s fetches the script immediately, and only once',
  (kind) => {
    open();
    button().dispatchEvent(new Event(kind, { bubbles: true }));
    expect(siteScripts()).toEqual(['/assets/main.js']);
    button().click();
    window.dispatchEvent(new Event('load'));
    expect(siteScripts()).toHaveLength(1);
  },
);

test('a press before the script counts once, and the page shows until then that it is waiting', async () => {
  open();
  const waits = () => document.documentElement.hasAttribute('data-waiting');
  expect(waits()).toBe(false);
  button().click();
  expect(waits()).toBe(true);
  await hydrate();
  expect(waits()).toBe(false);
  expect(button().textContent).toBe('Votes: 1');
});

test('a hash that opens a dialog waits for the script, but a fragment of the page does not', () => {
  open();
  const waits = () => document.documentElement.hasAttribute('data-waiting');
  window.location.hash = '#login';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(waits()).toBe(true);
  expect(siteScripts()).toContain('/assets/main.js');
  window.location.hash = '';
});

test('text typed before the script is preserved and known to the page', async () => {
  open();
  type('Ada');
  await hydrate();
  expect(find<HTMLInputElement>('input').value).toBe('Ada');
  expect(find('output').textContent).toBe('Ada false  1');
});

test('leaving a field before the script is replayed to the page', async () => {
  open();
  const name = find<HTMLInputElement>('input');
  name.focus();
  type('Ada');
  name.blur();
  await hydrate();
  await until(() => document.body.textContent?.includes('Left with Ada') === true);
});

test('a field that still has the focus is not left', async () => {
  open();
  find<HTMLInputElement>('input').focus();
  type('Ada');
  await hydrate();
  expect(document.body.textContent).not.toContain('Left with');
});

test('checkboxes and choices from before the script are preserved and known to the page', async () => {
  open();
  find('input[type=checkbox]').click();
  find('input[value=buy]').click();
  find('input[value=sell]').click();
  find('input[value=buy]').click();
  type('2', 'select');
  await hydrate();
  expect(find('output').textContent).toBe(' true buy 2');
  expect(find<HTMLInputElement>('input[type=checkbox]').checked).toBe(true);
  expect(find<HTMLInputElement>('input[value=buy]').checked).toBe(true);
});

test('a form submitted before the script is sent afterwards with its input', async () => {
  open();
  type('Ada');
  find<HTMLButtonElement>('button[type=submit]').click();
  expect(sent).not.toHaveBeenCalled();
  await hydrate();
  expect(sent.mock.calls).toEqual([['Ada']]);
});

test('an empty form submitted before the script is also sent, wherever on the page it is', async () => {
  open();
  find<HTMLButtonElement>('button[type=submit]').click();
  await hydrate();
  expect(sent.mock.calls).toEqual([['']]);
});

test('early input is replayed once, and later input is not recorded', async () => {
  open();
  button().click();
  await hydrate();
  button().click();
  await hydrate(<EarlyInput />, document.createElement('div'));
  expect(button().textContent).toBe('Votes: 2');
});

test('a press on a button that has disappeared is not replayed', async () => {
  open();
  const gone = document.createElement('button');
  gone.type = 'button';
  document.body.append(gone);
  gone.click();
  const pressed = jest.fn();
  gone.addEventListener('click', pressed);
  gone.remove();
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

test('a link and a search form work without the script and are not replayed', async () => {
  const page = (
    <>
      <a href="#team">Team</a>
      <form method="get" action="/speakers">
        <button>Search</button>
      </form>
      <EarlyInput />
    </>
  );
  open(page);
  const leftToBrowser: boolean[] = [];
  const followed = jest.fn();
  find('a').addEventListener('click', followed);
  document.addEventListener('submit', (event) => {
    leftToBrowser.push(!event.defaultPrevented);
    event.preventDefault();
  });
  find('a').click();
  find('button').click();
  await hydrate(page);
  expect(leftToBrowser).toEqual([true]);
  expect(followed).toHaveBeenCalledTimes(1);
});
