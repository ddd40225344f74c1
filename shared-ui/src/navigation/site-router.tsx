import type { ReactNode } from 'react';
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { withoutTrailingSlashes } from '@summit/contract/paths/trailing-slashes';
import { HistoryContext, type VisitHistory } from '@summit/shared-ui/navigation/history';
import { JourneyContext } from '@summit/shared-ui/navigation/journey';
import type { Location } from '@summit/shared-ui/navigation/router';
import { NavigationType, Router } from '@summit/shared-ui/navigation/router';
import { useScrollPositions } from './scroll-positions.ts';
import { createBrowserHistory, getHref, type SiteHistory } from './site-history.ts';

interface Visit {
  location: Location | string;
  action: NavigationType;
  steps: number;
  followsAddress: boolean;
}

/** The address as the server knew it. */
export interface RenderedAddress {
  search: string;
  /** The path that was rendered where the visitor's own contains a secret. */
  path?: string;
}

export interface SiteRouterProps {
  /** On the server: path and search of the request. Absent in the browser, which has its own address. */
  location?: string;
  history?: SiteHistory;
  /**
   * The address that the server rendered the page with. Hydration begins with it, so that it makes the same HTML; the
   * visitor's own address follows immediately afterwards.
   */
  renderedAt?: RenderedAddress;
  /**
   * Runs a function when the page is hydrated, or soon. If a page changes while React still compares it with the server's
   * HTML, React takes the two for different, and renders the page again.
   */
  afterHydration?: (run: () => void) => void;
  children: ReactNode;
}

/** How long the previous page stays visible while the next one loads. */
const timeoutMs = 300;

const runNow = (run: () => void) => run();

const nowhere: VisitHistory = {
  setLeaveGuard: () => undefined,
  createHref: getHref,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Provides the visitor's address to everything below it; the tree is the same on the server and in the browser. */
export function SiteRouter({
  location,
  history: given,
  renderedAt,
  afterHydration = runNow,
  children,
}: SiteRouterProps) {
  const [history] = useState(() => given ?? (location === undefined ? browserHistory() : null));
  const [visit, setVisit] = useState<Visit>(() => ({
    location: (history && asRendered(history.location, renderedAt)) ?? location ?? '/',
    action: history?.action ?? NavigationType.Pop,
    steps: 0,
    followsAddress: false,
  }));
  const announcer = useRef<HTMLDivElement>(null);

  const withheldPath = renderedAt?.path;
  const page = useRef(history?.location.pathname);
  const rendered = useRef(history && getHref(asRendered(history.location, renderedAt)));

  useLayoutEffect(() => {
    if (!history) return undefined;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const arrive = (next: Location, action: NavigationType) => {
      const turns = next.pathname !== page.current;
      page.current = next.pathname;
      const visited = (last: Visit): Visit =>
        last.location === next
          ? last
          : { location: next, action, steps: last.steps + (turns ? 1 : 0), followsAddress: true };
      startTransition(() => setVisit(visited));
      clearTimeout(timeout);
      // The previous page stays until the next one is ready; if that takes long, its skeleton is shown first.
      if (turns) timeout = setTimeout(() => setVisit(visited), timeoutMs);
    };
    let isListening = true;
    const follow = (next: Location, action: NavigationType) =>
      afterHydration(() => isListening && arrive(next, action));
    const unlisten = history.listen(({ location: next, action }) => follow(next, action));
    const stop = () => {
      isListening = false;
      clearTimeout(timeout);
      unlisten();
    };
    // The server does not know all of the address, and the address may also have changed during hydration.
    if (withheldPath || getHref(history.location) !== rendered.current) {
      follow(history.location, history.action);
    }
    return stop;
  }, [history, afterHydration, withheldPath]);
  useScrollPositions(visit.location, visit.action);

  const journey = useMemo(
    () => ({
      steps: visit.steps,
      followsAddress: visit.followsAddress,
      announce(text: string) {
        if (announcer.current) announcer.current.textContent = text;
      },
    }),
    [visit.steps, visit.followsAddress],
  );
  return (
    <JourneyContext value={journey}>
      <HistoryContext value={history ?? nowhere}>
        <Router
          location={visit.location}
          navigationType={visit.action}
          navigator={history ?? nowhere}
          static={history === null}
        >
          {children}
        </Router>
      </HistoryContext>
      <div ref={announcer} aria-live="polite" className="visually-hidden" />
    </JourneyContext>
  );
}

function asRendered(address: Location, rendered?: RenderedAddress): Location {
  return rendered
    ? { ...address, search: rendered.search, pathname: rendered.path ?? address.pathname }
    : address;
}

/**
 * The address bar's history. A path that begins with two slashes would name another site wherever it is used as an address,
 * and one that ends with a slash would be another page than the one that the server has rendered.
 */
function browserHistory(): SiteHistory {
  const { origin, pathname, search, hash } = window.location;
  const own = withoutTrailingSlashes(pathname.replace(/^\/{2,}/, '/')) || '/';
  if (own !== pathname) window.history.replaceState(window.history.state, '', origin + own + search + hash);
  return createBrowserHistory();
}
