import { pageAt, type LiveRemote, type LiveRemotes } from '../../federation/live-remotes.ts';

/** The other remote that most links of this page lead to; the first one among equals. */
export function likelyNext(live: LiveRemotes, pathname: string, root: ParentNode): LiveRemote | null {
  const here = pageAt(live, pathname)?.remote.name;
  const votes = new Map<string, { remote: LiveRemote; links: number }>();
  for (const link of root.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], aside a[href^="/"]')) {
    const remote = pageAt(live, link.pathname)?.remote;
    if (!remote || remote.name === here) continue;
    votes.set(remote.name, { remote, links: (votes.get(remote.name)?.links ?? 0) + 1 });
  }
  const [first] = [...votes.values()].sort((one, other) => other.links - one.links);
  return first?.remote ?? null;
}
