import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { speakersTexts } from '@summit/contract/texts/speakers';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { usePrefetchListedSpeakers } from './listed-speakers.ts';
import { SpeakerGrid } from './speaker-grid.tsx';
import { areSpeakersNarrowed, speakersView } from './speakers-view.ts';

/** Every published speaker; the search, the topic and the day are in the address. */
export default function SpeakersPage() {
  const [search] = useSearch();
  const view = speakersView(search);
  usePrefetchListedSpeakers();
  const texts = useServerTexts(speakersTexts, 'speakers.');
  return (
    <>
      <PageTop
        page="speakers"
        texts={texts}
        head={{
          canonical: href(pages.speakers),
          schemaType: 'CollectionPage',
          robots: areSpeakersNarrowed(view) ? 'noindex' : undefined,
        }}
      />
      <FilteredList>
        <DataPart label="speakers" skeleton={<SkeletonGrid columns={4} count={12} />} level={2}>
          <SpeakerGrid view={view} texts={texts} />
        </DataPart>
        <p className="no-print">
          <SiteLink className="arrow-link" to={href(pages.speakerData)}>
            {texts['speakers.data.action']}
          </SiteLink>
        </p>
      </FilteredList>
    </>
  );
}
