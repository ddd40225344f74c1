import { useContext } from 'react';
import { type LiveRemotes, pageAt } from '@summit/contract/releases/live-remotes';
import { RemotesContext } from './remotes-context.tsx';

/**
 * Whether an address leads somewhere: a release may drop a page, and a remote may be retired, while menus and
 * organisers' texts still link to it. Other sites and anchors on the page always count as live.
 */
export type IsLive = (to: string) => boolean;

/** The links that lead somewhere with the releases that are live; all of them while no release is known. */
export function useLiveLinks(): IsLive {
  const live = useContext(RemotesContext)?.live;
  return (to) => !live || leadsSomewhere(live, to);
}

/** Whether an address leads somewhere with these releases. */
export function leadsSomewhere(live: LiveRemotes, to: string): boolean {
  if (live.remotes.length === 0 || !/^\/(?!\/)/.test(to)) return true;
  return pageAt(live, to.replace(/[?#][^]*/, '')) !== undefined;
}
