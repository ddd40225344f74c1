import type { LeaveGuard, VisitHistory } from '@summit/shared-ui/navigation/history';
import type { Location, To } from '@summit/shared-ui/navigation/router';
import { createPath, NavigationType, parsePath } from '@summit/shared-ui/navigation/router';

export interface HistoryChange {
  location: Location;
  action: NavigationType;
}

/** The entries of a visit: the browser's own, or entries in memory for tests. */
export interface SiteHistory extends VisitHistory {
  /** How the visitor reached the current entry. */
  readonly action: NavigationType;
  readonly location: Location;
  /** Calls back after every change of the address; for one listener. Returns a function that stops. */
  listen(onChange: (change: HistoryChange) => void): () => void;
}

/** The key of the first entry of a visit. */
const firstKey = 'default';

/**
 * The browser's history. An entry without a key was created by the browser for a link to a fragment of the page: it gets
 * a new key, so that it is not mistaken for the first entry. The key is stored when another page is opened; until
 * then the empty state tells others that the entry is new.
 */
export function createBrowserHistory(): SiteHistory {
  const { history } = window;
  let action = NavigationType.Pop;
  let listener: ((change: HistoryChange) => void) | undefined;
  let keyOfNewEntry = firstKey;

  const here = () => currentLocation(keyOfNewEntry);
  const changed = (how: NavigationType) => {
    action = how;
    entry = currentEntry();
    listener?.({ action, location: here() });
  };
  const storeKey = () => {
    if (getKey(history.state) === undefined) {
      history.replaceState({ ...history.state, key: keyOfNewEntry }, '');
    }
  };
  const popped = () => {
    if (!leaveGuard || currentEntry().page === entry.page) {
      keyOfNewEntry = newKey();
      changed(NavigationType.Pop);
      return;
    }
    // The browser is already at the other entry. This page gets a new entry after it, so that one step back leads there.
    history.pushState(entry.state, '', entry.href);
    leaveGuard(() => history.back());
  };
  const leaveFor = ({ pathname, search }: Location, go: () => void) => {
    if (leaveGuard && pathname + search !== entry.page) leaveGuard(go);
    else go();
  };
  storeKey();
  let entry = currentEntry();
  let leaveGuard: LeaveGuard | null = null;

  return {
    get action() {
      return action;
    },
    get location() {
      return here();
    },
    setLeaveGuard(guard) {
      leaveGuard = guard;
    },
    createHref: getHref,
    push(to, state: unknown = null) {
      const next = nextLocation(here(), to, state);
      leaveFor(next, () => {
        try {
          storeKey();
          history.pushState(getEntry(next), '', createPath(next));
        } catch {
          // Browsers refuse more than a certain number of entries in a short time.
          window.location.assign(createPath(next));
        }
        changed(NavigationType.Push);
      });
    },
    replace(to, state: unknown = null) {
      const next = nextLocation(here(), to, state);
      leaveFor(next, () => {
        history.replaceState(getEntry(next), '', createPath(next));
        changed(NavigationType.Replace);
      });
    },
    go: (delta) => history.go(delta),
    listen(onChange) {
      listener = onChange;
      window.addEventListener('popstate', popped);
      return () => {
        listener = undefined;
        window.removeEventListener('popstate', popped);
      };
    },
  };
}

/** The target of an address that is relative to another one: `?day=2` keeps the path. */
export function nextLocation(from: Location, to: To, state: unknown): Location {
  const parts = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: from.pathname, search: '', hash: '', ...parts, state, key: newKey() };
}

/** An address in the form used in links. */
export function getHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function currentLocation(keyOfNewEntry: string): Location {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  const data = typeof state === 'object' && state !== null && 'data' in state ? state.data : null;
  return { pathname, search, hash, state: data, key: getKey(state) ?? keyOfNewEntry };
}

/** The browser's current entry, for returning to it. */
function currentEntry() {
  const { pathname, search, href } = window.location;
  return { page: pathname + search, href, state: window.history.state as unknown };
}

function getEntry({ state, key }: Location) {
  return { data: state, key };
}

function getKey(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof known === 'string' ? known : undefined;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
