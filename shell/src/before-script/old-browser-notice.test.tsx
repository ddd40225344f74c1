import { Linter } from 'eslint';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { earlyMarks } from './inline-scripts.compiled.ts';
import { oldBrowserNotice } from './old-browser-notice.ts';

const texts = {
  title: 'Too old – sorry',
  text: 'Take a </script> new one',
  hide: "Don't show this again",
  close: 'Close',
};

/** The syntax errors of a script in ECMAScript 3, the edition that Internet Explorer 8 supports. */
function thirdEditionProblems(code: string): string[] {
  const languageOptions = { ecmaVersion: 3, sourceType: 'script' } as const;
  return new Linter().verify(code, [{ languageOptions }]).map(({ message }) => message);
}

/** Runs a script as a browser without some features does. */
function run(code: string, missing: string[] = []): void {
  const known = missing.map((name): [string, PropertyDescriptor | undefined] => [
    name,
    Object.getOwnPropertyDescriptor(Object, name),
  ]);
  for (const name of missing) Reflect.deleteProperty(Object, name);
  try {
    // oxlint-disable-next-line no-eval -- a script of the HTML runs in the window, not in a module
    window.eval(code);
  } finally {
    for (const [name, property] of known) if (property) Object.defineProperty(Object, name, property);
  }
}

const fetched = () => document.querySelector('script[src="/old-browser.js"]');
const notice = () => document.querySelector('[role=dialog]');
const button = () => document.querySelector<HTMLElement>('[role=dialog] button');

beforeEach(() => {
  window.localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true });
  Object.defineProperty(window, 'CSSLayerBlockRule', { value: jest.fn(), configurable: true });
});

test('both scripts are valid syntax in the oldest browsers', () => {
  expect(thirdEditionProblems(earlyMarks)).toEqual([]);
  expect(thirdEditionProblems(oldBrowserNotice(texts))).toEqual([]);
  expect(thirdEditionProblems('var f = () => 1')).not.toEqual([]);
});

test('a current browser does not request the notice', () => {
  run(earlyMarks);
  expect(fetched()).toBeNull();
});

test('a browser without the features of 2021 fetches it', () => {
  run(earlyMarks, ['hasOwn']);
  expect(fetched()).not.toBeNull();
});

test('a browser without cascade layers fetches it', () => {
  Reflect.deleteProperty(window, 'CSSLayerBlockRule');
  run(earlyMarks);
  expect(fetched()).not.toBeNull();
});

test('Internet Explorer, which has no modules, fetches it', () => {
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
  run(earlyMarks);
  expect(fetched()).not.toBeNull();
});

test('the notice says what to do and can be closed by keyboard; the next page shows it again', () => {
  run(oldBrowserNotice(texts));
  expect(notice()?.textContent).toContain('Too old – sorry');
  expect(notice()?.textContent).toContain('Take a </script> new one');
  expect(document.activeElement).toBe(button());
  button()?.dispatchEvent(Object.assign(new Event('keydown', { bubbles: true }), { keyCode: 27 }));
  expect(notice()).toBeNull();
  run(earlyMarks, ['hasOwn']);
  expect(fetched()).not.toBeNull();
});

test("'Don't show this again' is stored permanently", () => {
  run(oldBrowserNotice(texts));
  document.querySelector<HTMLInputElement>('[role=dialog] input')?.click();
  button()?.click();
  expect(notice()).toBeNull();
  expect(window.localStorage.getItem(storageKeys.hideOldBrowserNotice)).toBe('1');
  run(earlyMarks, ['hasOwn']);
  expect(fetched()).toBeNull();
});

test('no text of organisers can end the script', () => {
  expect(oldBrowserNotice(texts)).not.toContain('</script>');
  expect(oldBrowserNotice(texts)).toMatch(/^[\n -~]*$/);
});

test('the cookie alert is above the notice as long as the notice is open', () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 180, configurable: true });
  const lifted = () => document.documentElement.style.getPropertyValue('--below-alert');
  run(oldBrowserNotice(texts));
  expect(lifted()).toBe('180px');
  button()?.click();
  expect(lifted()).toBe('0px');
});
