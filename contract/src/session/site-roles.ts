import type { Registry } from '../releases/registry.ts';
import type { RemoteRole } from '../releases/remote-roles.ts';

/** The role of each remote on this site; a remote that is not named is regular. */
export type SiteRoles = Readonly<Record<string, RemoteRole>>;

/** The registry with the roles that the site gives its remotes; they override those of the descriptors. */
export function withSiteRoles(registry: Registry, roles: SiteRoles): Registry {
  const named = <T extends { descriptor: { role?: RemoteRole | undefined } }>(
    remote: string,
    release: T,
  ): T => ({
    ...release,
    descriptor: { ...release.descriptor, role: roleIn(roles, remote) },
  });
  const each = <T, U>(record: Record<string, T> | undefined, change: (remote: string, item: T) => U) =>
    record &&
    Object.fromEntries(Object.entries(record).map(([remote, item]) => [remote, change(remote, item)]));
  const { live, candidates, shares } = registry;
  return {
    ...registry,
    live: each(live, named) ?? {},
    ...(candidates && {
      candidates: each(candidates, (remote, list) => list.map((one) => named(remote, one))),
    }),
    ...(shares && { shares: each(shares, named) }),
  };
}

function roleIn(roles: SiteRoles, remote: string): RemoteRole {
  return Object.hasOwn(roles, remote) ? (roles[remote] ?? 'regular') : 'regular';
}
