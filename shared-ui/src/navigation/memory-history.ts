import type { LeaveGuard } from '@summit/shared-ui/navigation/history';
import type { Location } from '@summit/shared-ui/navigation/router';
import { NavigationType } from '@summit/shared-ui/navigation/router';
import { getHref, type HistoryChange, nextLocation, type SiteHistory } from './site-history.ts';

const start: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** A separate history for tests, starting at `url`. */
export function createMemoryHistory(url = '/'): SiteHistory {
  const entries: Location[] = [{ ...nextLocation(start, url, null), key: start.key }];
  let at = 0;
  let action = NavigationType.Pop;
  let listener: ((change: HistoryChange) => void) | undefined;

  const current = () => entries[at] ?? start;
  let leaveGuard: LeaveGuard | null = null;

  const changed = (how: NavigationType) => {
    action = how;
    listener?.({ action, location: current() });
  };
  const leaveFor = (next: Location | undefined, go: () => void) => {
    const { pathname, search } = current();
    if (leaveGuard && next && next.pathname + next.search !== pathname + search) leaveGuard(go);
    else go();
  };

  return {
    get action() {
      return action;
    },
    get location() {
      return current();
    },
    setLeaveGuard(guard) {
      leaveGuard = guard;
    },
    createHref: getHref,
    push(to, state: unknown = null) {
      const next = nextLocation(current(), to, state);
      leaveFor(next, () => {
        at += 1;
        entries.splice(at, entries.length, next);
        changed(NavigationType.Push);
      });
    },
    replace(to, state: unknown = null) {
      const next = nextLocation(current(), to, state);
      leaveFor(next, () => {
        entries[at] = next;
        changed(NavigationType.Replace);
      });
    },
    go(delta) {
      const next = Math.min(Math.max(at + delta, 0), entries.length - 1);
      leaveFor(entries[next], () => {
        at = next;
        changed(NavigationType.Pop);
      });
    },
    listen(onChange) {
      listener = onChange;
      return () => {
        listener = undefined;
      };
    },
  };
}
