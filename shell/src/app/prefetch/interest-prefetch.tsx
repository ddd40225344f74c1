import { useEffect, useRef } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { type FoundPage, pageAt } from '@summit/contract/releases/live-remotes';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { mayPrefetch } from './connection.ts';
import { newestNext } from './newest-next.ts';
import { fetchPageData } from './page-data.ts';

/** Events that show interest in a link: pointing at it, or focusing it with the keyboard. */
const signsOfInterest = ['pointerover', 'focusin'] as const;
/** Events of following a link; they are handled before the link's own handler. */
const presses = ['touchstart', 'pointerdown', 'click'] as const;

/** Prefetches code and data of a page when the visitor shows interest in its link and the browser is idle. */
export function InterestPrefetch() {
  const { live, loader } = useRemotes();
  const queryClient = useQueryClient();
  const fetchedAt = useRef(new Map<string, number>());

  useEffect(() => {
    // Failures of a prefetch are dropped, so that opening the page makes a new attempt.
    const fetchCode = ({ remote, page }: FoundPage) => {
      loader.page(remote, page.id).catch(() => loader.forget(remote));
    };
    const fetchData = async (address: string) => {
      if (Date.now() - (fetchedAt.current.get(address) ?? 0) < limits.prefetchedFor) return;
      fetchedAt.current.set(address, Date.now());
      await fetchPageData(address, queryClient).catch(() => fetchedAt.current.delete(address));
    };
    const fetchPage = async (address: string, pathname: string) => {
      const next = pageAt(live, pathname);
      if (!next || pathname === window.location.pathname || !mayPrefetch()) return;
      // Not in the queue: files cost the server little, and those of an unavailable remote may take half a minute.
      fetchCode(next);
      await fetchData(address);
    };
    const noticed = (event: Event, then: (run: () => Promise<void>) => void) => {
      const link = event.target instanceof Element ? getLink(event.target) : null;
      if (link) then(() => fetchPage(link.pathname + link.search, link.pathname));
    };
    const ahead = newestNext();
    const notice = (event: Event) => noticed(event, (run) => whenIdle(() => ahead(run)));
    const pressed = (event: Event) => noticed(event, (run) => void run());
    const capture = { capture: true, passive: true };
    for (const sign of signsOfInterest) document.addEventListener(sign, notice, capture);
    for (const press of presses) document.addEventListener(press, pressed, capture);
    return () => {
      for (const sign of signsOfInterest) document.removeEventListener(sign, notice, capture);
      for (const press of presses) document.removeEventListener(press, pressed, capture);
    };
  }, [live, loader, queryClient]);
  return null;
}

/** The link of the site that an element belongs to; files to download lead to no page. */
function getLink(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])');
}

function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: limits.idlePrefetchTimeout });
  else setTimeout(run);
}
