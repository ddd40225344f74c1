import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { findsText } from '@summit/contract/words/found-text';
import { searchValue } from '../shared/lists/search-value.ts';
import type { ListedSpeaker } from './listed-speakers.ts';

/** The view that the address requests. Empty texts request nothing. */
export interface SpeakersView {
  /** Words that are searched for in the name and the company. */
  words: string;
  /** The track of a session, or one of the speaker's own topics. */
  topic: string;
  /** `YYYY-MM-DD` */
  day: string;
}

/** Reads the view from the address. */
export function speakersView(search: URLSearchParams): SpeakersView {
  const named = (name: string) => searchValue(search, name);
  return { words: named('q'), topic: named('topic'), day: named('day') };
}

/** The address of a view with some changes. */
export function speakersHref(view: SpeakersView, changes: Partial<SpeakersView> = {}): string {
  const { words, topic, day } = { ...view, ...changes };
  return href(pages.speakers, { search: { q: words, topic, day } });
}

/** Whether any filter is active. */
export function areSpeakersNarrowed({ words, topic, day }: SpeakersView): boolean {
  return words !== '' || topic !== '' || day !== '';
}

/** The speakers that match a view. */
export function speakersIn(speakers: readonly ListedSpeaker[], view: SpeakersView): ListedSpeaker[] {
  const { words, topic, day } = view;
  return speakers.filter(
    ({ name, company, topics, days }) =>
      (words === '' || findsText(words, [name, company])) &&
      (topic === '' || topics.includes(topic)) &&
      (day === '' || days.includes(day)),
  );
}
