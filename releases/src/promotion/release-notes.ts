import type { Registry } from '@summit/contract/releases/registry';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';

/**
 * The notes of a release that goes live: those of its team, given now or when it became a candidate, and the pages
 * that it adds and drops.
 */
export function releaseNotes(
  { live, history }: Registry,
  { name, buildId, pages }: RemoteDescriptor,
  said: readonly string[] = [],
): string[] {
  const before = live[name]?.descriptor.pages ?? [];
  const candidate = history.findLast(
    (entry) => entry.remote === name && entry.buildId === buildId && entry.action === 'candidate',
  );
  const words = said.length > 0 ? said : (candidate?.notes ?? []);
  const added = pages.filter(({ path }) => !before.some((page) => page.path === path));
  const dropped = before.filter(({ path }) => !pages.some((page) => page.path === path));
  return [
    ...words,
    // With a remote's first release all pages are new, so they are not listed.
    ...(before.length > 0 ? added.map(({ path }) => `new page ${path}`) : []),
    ...dropped.map(({ path }) => `without the page ${path}`),
  ];
}
