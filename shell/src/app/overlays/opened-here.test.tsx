import { recordOpenedHere, wasOpenedHere } from './opened-here.ts';

/** Follows a link to a fragment of the page, and waits until the browser has reported it. */
async function followHash(hash: string) {
  const reported = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = hash;
  await reported;
}

let stop: () => void;

beforeEach(() => {
  window.history.replaceState({ key: 'default' }, '', '/about');
  stop = recordOpenedHere();
});

afterEach(() => stop());

test('a dialog opened by a link on the page is closed by going back', async () => {
  await followHash('#login');

  expect(wasOpenedHere()).toBe(true);
});

test('a dialog opened while the previous page is still shown is closed by going back', async () => {
  // The address is that of the next page, and nothing is rendered yet.
  window.history.pushState({ key: 'next' }, '', '/speakers');
  await followHash('#login');

  expect(wasOpenedHere()).toBe(true);
});

test('a dialog that the loaded address opens was not opened from a page below it', () => {
  window.history.pushState({ key: 'next' }, '', '/about#login');

  expect(wasOpenedHere()).toBe(false);
});

test('a dialog that replaces another is not closed by going back, which would open the first', async () => {
  await followHash('#login');
  await followHash('#forgot-password');

  expect(wasOpenedHere()).toBe(false);
});

test('a fragment of the page is not a dialog', async () => {
  await followHash('#team');

  expect(wasOpenedHere()).toBe(false);
});
