import type { ResourceId } from '@summit/contract/organising/resources';

/** `Award categories` of `award-categories`; VIP is spelled as everywhere. */
export function resourceTitle(id: ResourceId): string {
  const words = id.replaceAll('-', ' ').replace(/^vip/, 'VIP');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
