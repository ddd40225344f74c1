import { registryFrom } from '@summit/contract/releases/registry';
import { publishedRegistryPath } from '@summit/contract/site/site-changes';
import type { RegistryWatcher } from './registry-watcher.ts';

const askMs = 3000;

/**
 * Fetches the registry that was published to the sites of all machines through the API's database, if there is one.
 * @throws Error when the API does not respond, or not with a registry
 */
export async function takePublished(
  apiUpstream: () => string,
  registry: Pick<RegistryWatcher, 'offer'>,
): Promise<void> {
  const signal = AbortSignal.timeout(askMs);
  const response = await fetch(apiUpstream() + publishedRegistryPath, { signal });
  const text = await response.text();
  if (response.status === 404) return;
  if (!response.ok) throw new Error(`the API returned ${response.status} for the published registry`);
  registry.offer(registryFrom(text));
}
