import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { fakeRemotes } from '../testing/fake-remotes.ts';
import { frameResponses } from '../testing/frame-responses.ts';
import { openSite } from '../testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const cookieAlert = { text: 'May we count?', acceptText: 'Count me', declineText: 'Rather not' };
const content = { name: 'content', pages: { '/agenda': () => <h1>Agenda</h1> } };

async function open(address = '/agenda', shown: typeof cookieAlert | undefined = cookieAlert): Promise<void> {
  await openSite(address, fakeRemotes(content), frameResponses({ cookieAlert: shown }));
  // An answer changes the address, which a page that is still loading would answer by suspending again.
  await screen.findByRole('heading', { level: 1, name: 'Agenda' });
}

const alert = () => screen.queryByRole('region', { name: 'Cookies' });
const stored = () => window.localStorage.getItem(storageKeys.cookieConsent);

beforeEach(() => window.localStorage.clear());

test('asks visitors who have not answered, without blocking the page', async () => {
  await open();
  expect(alert()).toHaveTextContent('May we count?');
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Count me', 'accepted'],
  ['Rather not', 'declined'],
])('%s is remembered', async (button, answer) => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(alert()).not.toBeInTheDocument();
  expect(stored()).toBe(answer);
});

test('a visitor who has answered is not asked again', async () => {
  window.localStorage.setItem(storageKeys.cookieConsent, 'declined');
  await open();
  expect(alert()).not.toBeInTheDocument();
});

test('#cookies opens it again, with the focus in it, and the answer can be changed', async () => {
  window.localStorage.setItem(storageKeys.cookieConsent, 'declined');
  await open('/agenda?day=2#cookies');
  expect(alert()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Count me' }));
  expect(stored()).toBe('accepted');
  expect(alert()).not.toBeInTheDocument();
  expect(window.location.href).toMatch(/\/agenda\?day=2$/);
});

test('after a changed answer the focus is again where the alert was opened', async () => {
  window.localStorage.setItem(storageKeys.cookieConsent, 'declined');
  await open();
  const link = await screen.findByRole('link', { name: 'Cookie settings' });
  link.focus();
  await act(async () => {
    window.history.pushState(null, '', '#cookies');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(alert()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Count me' }));
  expect(alert()).not.toBeInTheDocument();
  expect(link).toHaveFocus();
});

test('an answer in another tab counts here, too', async () => {
  await open();
  window.localStorage.setItem(storageKeys.cookieConsent, 'accepted');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cookieConsent })));
  expect(alert()).not.toBeInTheDocument();
});

test('the answer applies to the current page in a browser that refuses storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Rather not' }));
  expect(alert()).not.toBeInTheDocument();
});

test('while it is open, the page is longer by its height, also after a resize', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  const layOut = useLayout();
  const room = () => document.body.style.paddingBottom;
  const edge = () => getComputedStyle(screen.getByRole('complementary')).getPropertyValue('--covered-below');
  await openSite(
    '/agenda',
    fakeRemotes({ name: 'content', pages: { '/agenda': () => <aside data-above-covered /> } }),
    frameResponses({ cookieAlert }),
  );
  act(layOut);
  expect(room()).toContain('72px');
  expect(edge()).toBe('72px');

  height.mockReturnValue(144);
  act(layOut);
  expect(room()).toContain('144px');
  expect(edge()).toBe('144px');

  await userEvent.click(screen.getByRole('button', { name: 'Rather not' }));
  expect(room()).toBe('');
  expect(edge()).not.toBe('144px');
});

test('visitors are not asked when organisers have switched it off', async () => {
  await openSite('/agenda#cookies', fakeRemotes(content), frameResponses());
  expect(alert()).not.toBeInTheDocument();
});

/** Returns a function that notifies all resize observers, as the browser does after layout. */
function useLayout(): () => void {
  const reports = new Set<() => void>();
  class Observer implements ResizeObserver {
    private report = () => undefined;
    constructor(private readonly onResize: ResizeObserverCallback) {}
    observe(target: Element): void {
      this.report = () => void this.onResize([{ target } as ResizeObserverEntry], this);
      reports.add(this.report);
    }
    unobserve(): void {}
    disconnect(): void {
      reports.delete(this.report);
    }
  }
  jest.spyOn(window, 'ResizeObserver').mockImplementation((onResize) => new Observer(onResize));
  return () => reports.forEach((report) => report());
}
