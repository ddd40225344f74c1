import { topicTexts } from '@summit/contract/texts/topics';
import { type RegistrationTexts, useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';

export type TopicTexts = RegistrationTexts<typeof topicTexts>;

/** The texts of choosing topics, in the organisers' wording. Suspends. */
export function useTopicTexts(): TopicTexts {
  return useRegistrationTexts(topicTexts);
}
