import { contentCalls } from '@summit/contract/calls/content';
import { textsFrom } from '@summit/contract/text-lookup';
import { frameTexts } from '@summit/contract/texts/frame';
import { useServerDataLater } from '@summit/shared-auth';

export type FrameTexts = Record<keyof typeof frameTexts, string>;

/** Asks for all texts whose names begin with a prefix. */
export function textsQuery(prefix: 'frame.' | 'login.') {
  return { query: { 'filter.Name.StartsWith': prefix } };
}

/** The texts of a popup as the organisers set them; their default wording until they are here. */
export function useTextsLater(prefix: 'frame.' | 'login.'): FrameTexts {
  const { data } = useServerDataLater(contentCalls.staticContent, textsQuery(prefix));
  return textsFrom(frameTexts, data?.staticContent);
}
