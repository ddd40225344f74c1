import { shortDay } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { SearchForm } from '@summit/shared-ui/search/search-form';
import { FilterChips } from '../shared/lists/filter-chips.tsx';
import { trackColour } from '../shared/sessions/track-colour.ts';
import type { SpeakersResponse } from './listed-speakers.ts';
import * as styles from './speaker-filters.module.css';
import type { SpeakerTexts } from './speaker-texts.ts';
import { speakersHref, type SpeakersView } from './speakers-view.ts';

interface SpeakerFiltersProps extends Pick<SpeakersResponse, 'tracks' | 'days'> {
  view: SpeakersView;
  texts: SpeakerTexts;
}

/** A search, and the days and topics as links. The address has their whole state. */
export function SpeakerFilters({ view, tracks, days, texts }: SpeakerFiltersProps) {
  const { topic, day } = view;
  // A topic of a single speaker is not offered as a filter, but it can be removed when the address has it.
  const own =
    topic !== '' && !tracks.some(({ name }) => name === topic) ? [{ name: topic, place: null }] : [];
  return (
    <div className={styles.bar}>
      <SearchForm
        action={href(pages.speakers)}
        label={texts['speakers.search.label']}
        value={view.words}
        keep={{ topic: topic || undefined, day: day || undefined }}
      />
      {days.length > 1 && (
        <div className={styles.days}>
          <FilterChips
            label={texts['speakers.filters.day']}
            scrolls
            items={[
              {
                to: speakersHref(view, { day: '' }),
                label: texts['speakers.filters.allDays'],
                current: day === '',
              },
              ...days.map((known) => ({
                to: speakersHref(view, { day: known }),
                label: shortDay(known),
                current: day === known,
              })),
            ]}
          />
        </div>
      )}
      {tracks.length > 0 && (
        <FilterChips
          label={texts['speakers.filters.topic']}
          scrolls
          items={[
            {
              to: speakersHref(view, { topic: '' }),
              label: texts['speakers.filters.allTopics'],
              current: topic === '',
            },
            ...[...tracks, ...own].map(({ name, place }) => ({
              to: speakersHref(view, { topic: name }),
              label: name,
              current: topic === name,
              colour: trackColour(place),
            })),
          ]}
        />
      )}
    </div>
  );
}
