import { noteOpenedHere, wasOpenedHere } from './opened-here.ts';

/** Follows a link to a place on the page, and waits until the browser has reported it. */
async function followHash(hash: string) {
  const reported = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = hash;
  await reported;
}

let stop: () => void;

beforeEach(() => {
  window.history.replaceState({ key: 'default' }, '', '/about');
  stop = noteOpenedHere();
});

afterEach(() => stop());

test('a dialog that a link on the page opens is closed by going back', async () => {
  await followHash('#login');

  expect(wasOpenedHere()).toBe(true);
});

test('so is one that is opened while the page before is still shown', async () => {
  // The address is that of the next page, and nothing is rendered yet.
  window.history.pushState({ key: 'next' }, '', '/speakers');
  await followHash('#login');

  expect(wasOpenedHere()).toBe(true);
});

test('a dialog that an address brings was not opened from a page below it', () => {
  window.history.pushState({ key: 'next' }, '', '/about#login');

  expect(wasOpenedHere()).toBe(false);
});

test('one dialog after another is not: going back would open the first', async () => {
  await followHash('#login');
  await followHash('#forgot-password');

  expect(wasOpenedHere()).toBe(false);
});

test('neither is a place on the page', async () => {
  await followHash('#team');

  expect(wasOpenedHere()).toBe(false);
});
