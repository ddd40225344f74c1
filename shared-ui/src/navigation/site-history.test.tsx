import { createBrowserHistory, type HistoryChange } from './site-history.ts';

function visit(url: string, state: unknown = null) {
  window.history.replaceState(state, '', url);
  const history = createBrowserHistory();
  const changes: HistoryChange[] = [];
  const stop = history.listen((change) => changes.push(change));
  return { history, changes, stop };
}

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

test('new entries are reported with their address, and their key finds the way back', async () => {
  const { history, changes, stop } = visit('/speakers');
  const first = history.location.key;
  history.push('/agenda?day=2#s7');
  expect(window.location.href).toBe('http://localhost/agenda?day=2#s7');
  expect(changes.at(-1)).toMatchObject({
    action: 'PUSH',
    location: { pathname: '/agenda', search: '?day=2', hash: '#s7' },
  });
  expect(history.location.key).not.toBe(first);
  const back = popped();
  history.go(-1);
  await back;
  expect(changes.at(-1)).toMatchObject({ action: 'POP', location: { pathname: '/speakers', key: first } });
  stop();
});

test('an address without a path stays on its page, and leaves no hash', () => {
  const { history, stop } = visit('/agenda?day=1#s7');
  const before = window.history.length;
  history.replace('?day=2');
  expect(window.location.href).toBe('http://localhost/agenda?day=2');
  expect(window.history.length).toBe(before);
  expect(history.action).toBe('REPLACE');
  stop();
});

test('the first entry has a state, which keeps the data of other code', () => {
  const { stop } = visit('/agenda', { noted: true });
  expect(window.history.state).toEqual({ noted: true, key: 'default' });
  stop();
});

test.each(["not the site's own", { key: 7 }, null])('a state of other code is ignored: %p', (state) => {
  const { history, stop } = visit('/agenda', state);
  expect(history.location).toMatchObject({ pathname: '/agenda', key: 'default', state: null });
  history.push('/speakers');
  expect(window.location.pathname).toBe('/speakers');
  stop();
});

/** What browsers do when a link to a fragment of the page is followed. */
function followFragment(hash: string) {
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('the entry of a fragment of the page is not taken for the first one, and is found again from another page', async () => {
  const { history, changes, stop } = visit('/agenda');
  const first = history.location.key;
  followFragment('#s7');
  const { key } = history.location;
  expect(key).not.toBe(first);
  expect(changes.at(-1)).toMatchObject({ action: 'POP', location: { hash: '#s7', key } });
  // Others recognise a new entry by its empty state.
  expect(window.history.state).toBeNull();

  history.push('/speakers');
  const back = popped();
  history.go(-1);
  await back;
  expect(changes.at(-1)).toMatchObject({ action: 'POP', location: { hash: '#s7', key } });
  stop();
});

test('nothing is reported once the listener has stopped', () => {
  const { history, changes, stop } = visit('/agenda');
  stop();
  history.push('/speakers');
  expect(changes).toEqual([]);
});

test('a guarded page is left only if its guard agrees, also by Back', async () => {
  window.history.pushState(null, '', '/speakers');
  window.history.pushState(null, '', '/agenda?day=1');
  const { history, changes, stop } = visit('/agenda?day=1');
  const asked = jest.fn();
  history.setLeaveGuard(asked);
  history.push('/agenda?day=1#s7');
  expect(asked).not.toHaveBeenCalled();
  history.push('/venue');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/agenda');

  const back = popped();
  history.go(-2);
  await back;
  expect(asked).toHaveBeenCalledTimes(2);
  expect(window.location.href).toBe('http://localhost/agenda?day=1#s7');
  expect(changes).toHaveLength(1);

  history.setLeaveGuard(null);
  const left = popped();
  asked.mock.lastCall?.[0]();
  await left;
  expect(changes.at(-1)).toMatchObject({ action: 'POP', location: { pathname: '/speakers' } });
  stop();
});
