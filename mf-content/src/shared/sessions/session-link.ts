import { hashName } from '@summit/contract/paths/path-pattern';
import { href } from '@summit/contract/site/href';
import { sessionAnchor, sessionHashPrefix } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';

/** The session that a hash such as `#session-the-river` names; empty for every other hash. */
export function sessionOfHash(hash: string): string {
  const name = hashName(hash);
  return name.startsWith(sessionHashPrefix) ? name.slice(sessionHashPrefix.length) : '';
}

/** The address of a session: its day, with its anchor. */
export function sessionHref({ id, day }: { id: string; day: string }): string {
  return href(pages.agenda, { search: { day }, hash: sessionAnchor(id) });
}
