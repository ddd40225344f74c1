import { href, sessionAnchor, sessionHashPrefix } from '@summit/contract/site-map';

/** The session that a hash such as `#session-the-river` names; empty for every other hash. */
export function sessionOfHash(hash: string): string {
  return hash.startsWith(`#${sessionHashPrefix}`)
    ? decodeURIComponent(hash.slice(sessionHashPrefix.length + 1))
    : '';
}

/** The address of a session: its day, opened at its place. */
export function sessionHref({ id, day }: { id: string; day: string }): string {
  return href('agenda', { search: { day }, hash: sessionAnchor(id) });
}
