import { topicTexts } from '@summit/contract/texts/topics';
import { useServerTexts } from '@summit/shared-auth';

export type TopicTexts = Record<keyof typeof topicTexts, string>;

/** The texts of choosing topics: part of the same response as the other texts. Suspends. */
export function useTopicTexts(): TopicTexts {
  return useServerTexts(topicTexts, 'registration');
}
