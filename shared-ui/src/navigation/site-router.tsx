import { JourneyContext } from '@summit/shared-ui/navigation/journey';
import { createBrowserHistory, Router } from '@summit/shared-ui/navigation/router';
import type { Location, Navigator } from '@summit/shared-ui/navigation/router';
import { addTransitionType, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useScrollPositions } from './scroll-positions.ts';

interface Visit {
  location: Location | string;
  action: SiteHistory['action'];
  steps: number;
}

/** The browser's history, or one in memory for tests. */
export type SiteHistory = ReturnType<typeof createBrowserHistory>;

export interface SiteRouterProps {
  /** On the server: path and search of the request. Absent in the browser, whose address bar rules. */
  location?: string;
  history?: SiteHistory;
  children: ReactNode;
}

/** How long a visitor looks at the page before while the next one is on its way. */
const patienceMs = 300;

const nowhere: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Where the visitor is, for everything below it; the same tree on the server and in the browser. */
export function SiteRouter({ location, history: given, children }: SiteRouterProps) {
  const [history] = useState(() => given ?? (location === undefined ? browserHistory() : null));
  const [visit, setVisit] = useState<Visit>(() => ({
    location: history?.location ?? location ?? '/',
    action: history?.action ?? ('POP' as SiteHistory['action']),
    steps: 0,
  }));
  const announcer = useRef<HTMLDivElement>(null);

  const page = useRef(history?.location.pathname);
  const rendered = useRef(history && hrefOf(history.location));

  useLayoutEffect(() => {
    if (!history) return undefined;
    let impatience: ReturnType<typeof setTimeout> | undefined;
    const arrive = (next: Location, action: SiteHistory['action']) => {
      const turns = next.pathname !== page.current;
      page.current = next.pathname;
      const visited = (last: Visit): Visit =>
        last.location === next ? last : { location: next, action, steps: last.steps + (turns ? 1 : 0) };
      startTransition(() => {
        if (turns) addTransitionType('page-change');
        setVisit(visited);
      });
      clearTimeout(impatience);
      // The page before stays until the next one is ready; when that takes long, its shape comes first.
      if (turns) impatience = setTimeout(() => setVisit(visited), patienceMs);
    };
    const unlisten = history.listen(({ location: next, action }) => arrive(next, action));
    const stop = () => {
      clearTimeout(impatience);
      unlisten();
    };
    // Hydration takes its time: the address may have changed between the first rendering and now.
    if (hrefOf(history.location) !== rendered.current) arrive(history.location, history.action);
    return stop;
  }, [history]);
  useScrollPositions(visit.location, visit.action);

  const journey = useMemo(
    () => ({
      steps: visit.steps,
      announce(text: string) {
        if (announcer.current) announcer.current.textContent = text;
      },
    }),
    [visit.steps],
  );
  return (
    <JourneyContext value={journey}>
      <Router
        location={visit.location}
        navigationType={visit.action}
        navigator={history ?? nowhere}
        static={history === null}
      >
        {children}
      </Router>
      <div ref={announcer} aria-live="polite" className="visually-hidden" />
    </JourneyContext>
  );
}

/** The address bar. A path that begins with two slashes would name another site wherever it is used as an address. */
function browserHistory(): SiteHistory {
  const { origin, pathname, search, hash } = window.location;
  const single = pathname.replace(/^\/{2,}/, '/');
  if (single !== pathname) {
    window.history.replaceState(window.history.state, '', origin + single + search + hash);
  }
  return createBrowserHistory({ v5Compat: true });
}

function hrefOf({ pathname, search, hash }: Location): string {
  return `${pathname}${search}${hash}`;
}
