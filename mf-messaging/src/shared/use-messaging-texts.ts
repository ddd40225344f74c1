import { messagingTexts } from '@summit/contract/texts/messaging';
import { useServerTextsQuery } from '@summit/shared-auth';

export type MessagingTexts = Record<keyof typeof messagingTexts, string>;

/** The dialogs' texts: the organisers' wording once it is loaded, the default until then. */
export function useMessagingTexts(): MessagingTexts {
  return useServerTextsQuery(messagingTexts, 'messaging.');
}
