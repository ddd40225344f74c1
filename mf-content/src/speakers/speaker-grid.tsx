import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { PersonCard } from '@summit/shared-ui/display/person-card';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Grid } from '@summit/shared-ui/layout/grid';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FoundLine } from '../shared/lists/found-line.tsx';
import { useListedSpeakers } from './listed-speakers.ts';
import { SpeakerFilters } from './speaker-filters.tsx';
import type { SpeakerTexts } from './speaker-texts.ts';
import { areSpeakersNarrowed, speakersIn, type SpeakersView } from './speakers-view.ts';

/** The portraits of the first row on a desktop are above the fold. */
const aboveTheFold = 4;

/** Filters, and the portraits of the matching speakers, which link to their profiles. */
export function SpeakerGrid({ view, texts }: { view: SpeakersView; texts: SpeakerTexts }) {
  const { speakers, tracks, days } = useListedSpeakers();
  const getAddress = useAddressOf();
  const shown = speakersIn(speakers, view);
  return (
    <>
      <SpeakerFilters view={view} tracks={tracks} days={days} texts={texts} />
      <FoundLine
        count={shown.length}
        one="speaker"
        many="speakers"
        search={view.words}
        narrowed={areSpeakersNarrowed(view)}
        all={href(pages.speakers)}
      />
      {shown.length === 0 ? (
        <EmptyState
          level={2}
          title={texts['speakers.empty.title']}
          action={
            <SiteLink className="arrow-link" to={href(pages.speakers)}>
              All speakers
            </SiteLink>
          }
        >
          {texts['speakers.empty.text']}
        </EmptyState>
      ) : (
        <Grid columns={4}>
          {shown.map((speaker, place) => (
            <li key={speaker.id} dir="auto">
              <PersonCard
                to={href(pages.speaker, { speakerId: speaker.id })}
                name={speaker.name}
                level={2}
                jobTitle={speaker.jobTitle}
                company={speaker.company}
                picture={speaker.imageUrl && getAddress(speaker.imageUrl)}
                priority={place < aboveTheFold}
              />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}
