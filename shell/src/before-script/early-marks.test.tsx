import { storageKeys, tabStorageKeys } from '@summit/contract/session/storage-keys';
import { earlyMarks } from './inline-scripts.compiled.ts';

const root = document.documentElement;

/** Runs the script; `frame` is the page around this one. */
const mark = (frame?: object) => {
  const seen = frame ? { ...window, self: window, top: frame, localStorage, sessionStorage } : window;
  new Function('window', 'document', earlyMarks)(seen, document);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['framed', 'cookies', 'dismissed', 'drawn']) root.removeAttribute(`data-${name}`);
});

test('the cookie alert is shown until it is answered', () => {
  mark();
  expect(root.getAttribute('data-cookies')).toBe('ask');
  root.removeAttribute('data-cookies');
  localStorage.setItem(storageKeys.cookieConsent, 'declined');
  mark();
  expect(root.hasAttribute('data-cookies')).toBe(false);
});

test('the banners that were closed in this tab are marked', () => {
  sessionStorage.setItem(tabStorageKeys.dismissedBanners, 'early vote');
  mark();
  expect(root.getAttribute('data-dismissed')).toBe('early vote');
});

test('a page that the browser will scroll is laid out immediately: one visited before, or with a fragment in its address', () => {
  mark();
  expect(root.hasAttribute('data-drawn')).toBe(false);
  window.history.replaceState({ key: 'default' }, '');
  mark();
  expect(root.hasAttribute('data-drawn')).toBe(true);

  root.removeAttribute('data-drawn');
  window.history.replaceState(null, '', '#team');
  mark();
  expect(root.hasAttribute('data-drawn')).toBe(true);
  window.history.replaceState(null, '', '/');
});

test('a page in a frame is marked, and no other', () => {
  mark();
  expect(root.hasAttribute('data-framed')).toBe(false);
  mark({});
  expect(root.hasAttribute('data-framed')).toBe(true);
});

describe('a visitor who is signed in', () => {
  const shown = (part: string) => root.style.getPropertyValue(`--attendee-${part}`);

  beforeEach(() => {
    root.removeAttribute('data-signed-in');
    root.removeAttribute('style');
  });

  test('is shown with the details that this browser stored last', () => {
    localStorage.setItem(storageKeys.accessToken, 'a-token');
    const seen = { name: 'Ada "A"\nKovács', initials: 'AK', picture: '/api/media/ada.webp' };
    localStorage.setItem(storageKeys.lastSeenAttendee, JSON.stringify(seen));
    mark();
    expect(root.hasAttribute('data-signed-in')).toBe(true);
    expect(shown('name')).toBe('"Ada \\"A\\"\\a Kovács"');
    expect(shown('initials')).toBe('"AK"');
    expect(shown('picture')).toBe('url("/api/media/ada.webp")');
  });

  test('is marked without a name when nothing, or something invalid, is stored', () => {
    localStorage.setItem(storageKeys.accessToken, 'a-token');
    for (const stored of ['{"%', 'null', '[]']) {
      localStorage.setItem(storageKeys.lastSeenAttendee, stored);
      mark();
      expect(root.hasAttribute('data-signed-in')).toBe(true);
    }
  });

  test('is not shown once the session is over', () => {
    localStorage.setItem(storageKeys.lastSeenAttendee, '{"name":"Ada","initials":"A"}');
    mark();
    expect(root.hasAttribute('data-signed-in')).toBe(false);
    expect(shown('name')).toBe('');
  });
});

test('in a browser that refuses storage the alert is shown and nothing fails', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  mark();
  expect(root.getAttribute('data-cookies')).toBe('ask');
});
