import * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import { matchPath } from '@summit/contract/paths/path-pattern';
import type { CommandContext } from '../command.ts';

/** A page of the site itself, not of another one. */
const ownPage = /^\/(?!\/)/;

/** Says of a banner that was just saved when no visitor sees it, because no live release has the page that it leads to. */
export async function reportDeadLink(
  { client, terminal }: Pick<CommandContext, 'client' | 'terminal'>,
  resource: ResourceId,
  key: string,
): Promise<void> {
  if (resource !== 'banners') return;
  const { values } = await client.call(calls.resourceEntry, { params: { resource, key } });
  const { linkUrl } = values as Record<string, unknown>;
  if (typeof linkUrl !== 'string' || !ownPage.test(linkUrl)) return;
  const live = await client.livePaths();
  const path = linkUrl.replace(/[?#][^]*/, '');
  if (!live || live.some((pattern) => matchPath(pattern, path) !== null)) return;
  terminal.print(`${key} is not shown at present: no page of the site has the address ${linkUrl}.`);
}
