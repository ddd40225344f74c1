import { useEffect, useRef } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { type FoundPage, pageAt } from '@summit/contract/releases/live-remotes';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { mayPrefetch } from './connection.ts';
import { newestNext } from './newest-next.ts';
import { fetchPageData } from './page-data.ts';

/** What a visitor does with a link before following it: points at it, reaches it with the keyboard. */
const signsOfInterest = ['pointerover', 'focusin'] as const;
/** The visitor follows it now or in a moment: it comes before the link's own reaction to the press. */
const presses = ['touchstart', 'pointerdown', 'click'] as const;

/** Fetches code and data of the page that a visitor shows interest in, as soon as the browser has time; nothing before. */
export function InterestPrefetch() {
  const { live, loader } = useRemotes();
  const queryClient = useQueryClient();
  const fetchedAt = useRef(new Map<string, number>());

  useEffect(() => {
    // Failures that nobody saw are forgotten: the visitor who opens the page makes a new attempt.
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
      // Files cost the server little, and those of a remote that is away may take half a minute: no other page waits for them.
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
