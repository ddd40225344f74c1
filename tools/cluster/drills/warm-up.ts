import { setTimeout as pause } from 'node:timers/promises';
import { href } from '@summit/contract/site/href';
import * as sitePages from '@summit/contract/site/site-map';
import type { ClusterSettings } from '../cluster-settings.ts';

/** Lets both sites cache every page, because a first rendering may be slow on a busy machine. */
export async function warmUp({ shellPorts }: ClusterSettings): Promise<void> {
  const pages = [href(sitePages.home), href(sitePages.speakers), href(sitePages.agenda)];
  const addresses = shellPorts.flatMap((at) => pages.map((page) => `http://127.0.0.1:${at}${page}`));
  for (const address of addresses) {
    for (let tries = 0; tries < 30; tries += 1) {
      if ((await fetch(address)).ok) break;
      await pause(1000);
    }
  }
}

/** The addresses of the live releases' entries: each site server has a separate data folder, and fetches their files. */
export async function filesOfRemotes({ shellPorts }: ClusterSettings): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${shellPorts[0]}/registry.json`);
  const { remotes } = (await response.json()) as { remotes: { entry: string }[] };
  return remotes.map(({ entry }) => new URL(entry, 'http://site').pathname);
}
