import { useEffect, useRef } from 'react';
import { limits } from '@summit/contract/limits';
import { type LivePage, type LiveRemote, pageAt } from '../../federation/live-remotes.ts';
import { importRemote } from '../../federation/remote-runtime.ts';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { mayPrefetch } from './connection.ts';

/** What a visitor does with a link before following it: points at it, reaches it with the keyboard, touches it. */
const signsOfInterest = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the code of the page that a visitor shows interest in, as soon as the browser has time; nothing before. */
export function InterestPrefetch() {
  const { live } = useRemotes();
  const fetched = useRef(new Set<string>());

  useEffect(() => {
    const notice = ({ target }: Event) => {
      const path = target instanceof Element ? pathOf(target) : undefined;
      const next = path === undefined ? undefined : pageAt(live, path);
      if (!next || !mayPrefetch()) return;
      const key = `${next.remote.containerName}/${next.page.id}`;
      if (fetched.current.has(key)) return;
      fetched.current.add(key);
      whenIdle(() => fetchPage(next.remote, next.page));
    };
    const capture = { capture: true, passive: true };
    for (const sign of signsOfInterest) document.addEventListener(sign, notice, capture);
    return () => {
      for (const sign of signsOfInterest) document.removeEventListener(sign, notice, capture);
    };
  }, [live]);
  return null;
}

/** The path of the site that a link leads to; files to download lead to no page. */
function pathOf(target: Element): string | undefined {
  return target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])')?.pathname;
}

/** A failure that nobody saw is forgotten: the visitor who opens the page makes a new attempt. */
function fetchPage(remote: LiveRemote, page: LivePage): void {
  importRemote(remote)
    .then((face) => face.pages[page.id]?.())
    .catch(() => undefined);
}

function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: limits.idlePrefetchTimeout });
  else setTimeout(run);
}
