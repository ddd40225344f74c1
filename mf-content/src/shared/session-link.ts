import { href } from '@summit/contract/href';
import { sessionAnchor, sessionHashPrefix } from '@summit/contract/page-hashes';
import { hashName } from '@summit/contract/path-pattern';
import * as pages from '@summit/contract/site-map';

/** The session that a hash such as `#session-the-river` names; empty for every other hash. */
export function sessionOfHash(hash: string): string {
  const name = hashName(hash);
  return name.startsWith(sessionHashPrefix) ? name.slice(sessionHashPrefix.length) : '';
}

/** The address of a session: its day, with its anchor. */
export function sessionHref({ id, day }: { id: string; day: string }): string {
  return href(pages.agenda, { search: { day }, hash: sessionAnchor(id) });
}
