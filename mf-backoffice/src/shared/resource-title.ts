import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';

/** `Award categories` of `award-categories`; VIP is spelled as everywhere. */
export function resourceTitle(id: ResourceId): string {
  return capitalised(id.replaceAll('-', ' ').replace(/^vip/, 'VIP'));
}

/** What each entry is, in a sentence: `A session of the agenda.` */
export function resourceLead(id: ResourceId): string {
  return `${capitalised(resourceFact(id).about)}.`;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
