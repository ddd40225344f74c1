import type { LivePage } from '@summit/contract/releases/live-remotes';

/**
 * The template of a page's first call, which the HTML's script fills in: braces hold the name of a parameter of the
 * address, or the number of a segment of its path. Undefined for a page without one, and where the address lacks the
 * parameter.
 */
export function firstCallAddress(
  { path, firstCall }: Pick<LivePage, 'path' | 'firstCall'>,
  search: string,
  apiBase: string,
): string | undefined {
  if (firstCall === undefined) return undefined;
  const segments = path.split('/');
  const given = new URLSearchParams(search);
  let isComplete = true;
  const address = firstCall.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const at = segments.indexOf(`:${name}`);
    if (at >= 0) return `{${at}}`;
    isComplete &&= given.has(name);
    return place;
  });
  return isComplete ? apiBase + address : undefined;
}
