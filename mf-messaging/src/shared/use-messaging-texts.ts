import { contentCalls } from '@summit/contract/calls/content';
import { textsFrom } from '@summit/contract/text-lookup';
import { messagingTexts } from '@summit/contract/texts/messaging';
import { useServerDataLater } from '@summit/shared-auth';

export type MessagingTexts = Record<keyof typeof messagingTexts, string>;

/** The dialogs' texts: the organisers' wording once it is there, the default until then. */
export function useMessagingTexts(): MessagingTexts {
  const { data } = useServerDataLater(contentCalls.staticContent, {
    query: { 'filter.Name.StartsWith': 'messaging.' },
  });
  return textsFrom(messagingTexts, data?.staticContent);
}
