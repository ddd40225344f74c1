import { pageAt, type LiveRemote, type LiveRemotes } from '../../federation/live-remotes.ts';

/** The other remote that most links of this page lead to; the first one among equals. */
export function likelyNext(live: LiveRemotes, pathname: string, root: ParentNode): LiveRemote | null {
  const here = pageAt(live, pathname)?.remote.name;
  const votes = new Map<string, { remote: LiveRemote; links: number }>();
  for (const [address, links] of addressesIn(root)) {
    const remote = pageAt(live, address)?.remote;
    if (!remote || remote.name === here) continue;
    votes.set(remote.name, { remote, links: (votes.get(remote.name)?.links ?? 0) + links });
  }
  const [first] = [...votes.values()].sort((one, other) => other.links - one.links);
  return first?.remote ?? null;
}

/** Files to keep, such as the calendar file of each session, lead to no page. */
const linksOfPage = ':is(main, aside) a[href^="/"]:not([download])';

/** Every address of the site that the page links to, and how often: a long page has thousands of links to few of them. */
function addressesIn(root: ParentNode): Map<string, number> {
  const addresses = new Map<string, number>();
  for (const link of root.querySelectorAll<HTMLAnchorElement>(linksOfPage)) {
    const { pathname } = link;
    addresses.set(pathname, (addresses.get(pathname) ?? 0) + 1);
  }
  return addresses;
}
