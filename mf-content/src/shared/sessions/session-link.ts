import { hashName } from '@summit/contract/paths/path-pattern';
import { href } from '@summit/contract/site/href';
import { sessionAnchor, sessionHashPrefix } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';

/** The session id in a hash such as `#session-the-river`; empty for every other hash. */
export function sessionOfHash(hash: string): string {
  const name = hashName(hash);
  return name.startsWith(sessionHashPrefix) ? name.slice(sessionHashPrefix.length) : '';
}

/** The address of a session: that of its day, with the session's anchor. */
export function sessionHref({ id, day }: { id: string; day: string }): string {
  return href(pages.agenda, { search: { day }, hash: sessionAnchor(id) });
}
