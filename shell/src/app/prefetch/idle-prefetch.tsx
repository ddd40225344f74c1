import { limits } from '@summit/contract/limits';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useEffect, useRef } from 'react';
import { importRemote } from '../../federation/remote-runtime.ts';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { mayPrefetch } from './connection.ts';
import { likelyNext } from './likely-next.ts';

/**
 * Fetches the remote that the visitor will probably want next, once the page is quiet: after hydration, because effects
 * run then, and each once. Its pages are left for those who open them: they bring form and validation libraries.
 */
export function IdlePrefetch() {
  const { pathname } = useSitePath();
  const { live } = useRemotes();
  const fetched = useRef(new Set<string>());

  useEffect(() => {
    const fetchNext = () => {
      const next = mayPrefetch() ? likelyNext(live, pathname, document) : null;
      if (!next) return;
      if (fetched.current.has(next.containerName)) return;
      fetched.current.add(next.containerName);
      // A failure that nobody saw is not kept: whoever opens the page asks again.
      importRemote(next).catch(() => undefined);
    };
    return whenQuiet(fetchNext);
  }, [pathname, live]);
  return null;
}

/** Runs after the page has been left alone for a while, as soon as the browser has nothing else to do. */
function whenQuiet(run: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if (window.requestIdleCallback) idle = window.requestIdleCallback(run);
    else run();
  }, limits.idlePrefetchTimeout);
  return () => {
    clearTimeout(timer);
    if (idle) window.cancelIdleCallback(idle);
  };
}
