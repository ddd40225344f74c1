import { hasRest, matchPath, withoutRest } from '@summit/contract/paths/path-pattern';
import type { Registry } from '@summit/contract/releases/registry';
import type { ReleasedPage, RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { isReserved } from '@summit/contract/site/reserved-paths';

/** The problems of the pages, dialogs and names that a release claims. */
export function claimProblems(descriptor: RemoteDescriptor, { live }: Registry): string[] {
  const own = descriptor.pages.map(({ path }) => path);
  const others = Object.entries(live).filter(([name]) => name !== descriptor.name);
  return [
    ...repeatedPaths(own),
    ...repeatedIds(descriptor.pages),
    ...descriptor.pages.flatMap(foreignSample),
    ...own.filter(isReserved).map((path) => `the path ${path} belongs to the shell`),
    ...others.flatMap(([name, { descriptor: other }]) => [
      ...overlaps(
        own,
        other.pages.map(({ path }) => path),
        name,
      ),
      ...takenNames(descriptor, other),
      ...other.dialogs
        .filter((dialog) => descriptor.dialogs.includes(dialog))
        .map((dialog) => `the dialog '${dialog}' belongs to the remote '${name}'`),
    ]),
  ];
}

/** Pages of the live release that the new one lacks, except for those that it may drop: paths, or `all`. */
export function droppedPages(
  { name, pages }: RemoteDescriptor,
  { live }: Registry,
  drops: readonly string[] | 'any',
): string[] {
  if (drops === 'any' || drops.includes('all')) return [];
  const shapes = pages.map(({ path }) => getShape(path));
  return (live[name]?.descriptor.pages ?? [])
    .filter(({ path }) => !shapes.includes(getShape(path)) && !drops.includes(path))
    .map(
      ({ path }) =>
        `it drops the page ${path}, which visitors may have a link to: allow it with --drops ${path}, or with --drops all`,
    );
}

function repeatedPaths(paths: string[]): string[] {
  const shapes = paths.map(getShape);
  return paths
    .filter((path, index) => shapes.indexOf(getShape(path)) !== index)
    .map((path) => `it claims the path ${path} twice`);
}

function repeatedIds(pages: RemoteDescriptor['pages']): string[] {
  const ids = pages.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `it has two pages with the id '${id}'`);
}

/** A page's sample has to be an address of the page itself, because the page is tried with it. */
function foreignSample({ path, sample }: ReleasedPage): string[] {
  if (sample === undefined || matchPath(path, sample)) return [];
  return [`the sample ${sample} is no address of its page ${path}`];
}

/** Ids and container names that two remotes share: ids identify pages, and container names are unique in a browser. */
function takenNames(own: RemoteDescriptor, other: RemoteDescriptor): string[] {
  const ids = new Set(other.pages.map(({ id }) => id));
  const taken = own.pages.filter(({ id }) => ids.has(id));
  return [
    ...taken.map(({ id }) => `the page id '${id}' belongs to the remote '${other.name}'`),
    ...(own.containerName === other.containerName
      ? [`the container '${own.containerName}' belongs to the remote '${other.name}'`]
      : []),
  ];
}

function overlaps(own: string[], others: string[], name: string): string[] {
  return own.flatMap((path) =>
    others
      .filter((other) => overlap(path, other))
      .map((other) =>
        getShape(other) === getShape(path)
          ? `the path ${path} belongs to the remote '${name}'`
          : `the path ${path} takes addresses of ${other}, which belongs to the remote '${name}'`,
      ),
  );
}

/** Whether some address matches both patterns. */
function overlap(a: string, b: string): boolean {
  const [left, right] = [withoutRest(a).split('/'), withoutRest(b).split('/')];
  // A pattern with a rest matches longer addresses as well.
  const fits = (hasRest(a) || left.length >= right.length) && (hasRest(b) || right.length >= left.length);
  return fits && left.every((segment, index) => isCompatible(segment, right[index]));
}

function isCompatible(segment: string, other: string | undefined): boolean {
  return other === undefined || segment === other || segment.startsWith(':') || other.startsWith(':');
}

/** A path without the names of its parameters, which do not matter for matching. */
function getShape(path: string): string {
  return path.replace(/:\w+/g, ':');
}
