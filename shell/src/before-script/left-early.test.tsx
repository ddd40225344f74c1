import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import { bootScript } from './inline-scripts.compiled.ts';

/** A page before its script. */
function open(): void {
  document.body.innerHTML = `<input id="name"><textarea id="text"></textarea><input id="secret" type="password">
    <input id="terms" type="checkbox"><input id="untouched">
    <script type="application/json" id="summit-state" data-main="/assets/main.js">{}</script>`;
  const script = document.createElement('script');
  script.textContent = bootScript;
  document.body.append(script);
}

function enter(id: string, content: string | boolean): void {
  const field = document.getElementById(id) as HTMLInputElement;
  Object.assign(field, typeof content === 'boolean' ? { checked: content } : { value: content });
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Runs the script. */
function takeOver(): void {
  const state = document.getElementById('summit-state') as HTMLElement & { early?: { done?: boolean } };
  Object.assign(state.early ?? {}, { done: true });
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const stored = () => sessionStorage.getItem(tabStorageKeys.earlyFields);

beforeEach(() => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  sessionStorage.clear();
});

// Every page of this file listens to the same window.
afterEach(takeOver);

test('input is stored when the page is left before its script, except for passwords', () => {
  open();
  enter('name', 'Ada');
  enter('secret', 'Summit2027');
  enter('terms', true);
  leave();

  expect(JSON.parse(stored() ?? '')).toEqual([window.location.pathname, { name: 'Ada', terms: true }]);
});

test('nothing is stored of a page without input', () => {
  open();
  leave();
  expect(stored()).toBeNull();
});

test('once the script runs, saving input is left to the page', () => {
  open();
  enter('text', 'Half a letter');
  takeOver();
  leave();
  expect(stored()).toBeNull();
});
