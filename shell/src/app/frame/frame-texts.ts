import { contentCalls } from '@summit/contract/calls/content';
import { textsFrom } from '@summit/contract/text-lookup';
import type { frameTexts } from '@summit/contract/texts/frame';
import { useServerDataLater } from '@summit/shared-auth';

export type FrameTexts = Record<keyof typeof frameTexts, string>;

/** Asks for all texts whose names begin with a prefix. */
export function textsQuery(prefix: 'frame.' | 'login.') {
  return { query: { 'filter.Name.StartsWith': prefix } };
}

/** Texts as the organisers set them; the default wording until they are here: `useTextsLater(loginTexts, 'login.')`. */
export function useTextsLater<T extends Readonly<Record<string, string>>>(
  defaults: T,
  prefix: 'frame.' | 'login.',
): Record<keyof T, string> {
  const { data } = useServerDataLater(contentCalls.staticContent, textsQuery(prefix));
  return textsFrom(defaults, data?.staticContent);
}
