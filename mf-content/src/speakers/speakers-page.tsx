import { href } from '@summit/contract/href';
import { pages } from '@summit/contract/site-map';
import { programmeTexts } from '@summit/contract/texts/programme';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { SearchForm } from '@summit/shared-ui/form/search-form';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FilteredList } from '../shared/filtered-list.tsx';
import { useEarlySpeakerCards } from '../shared/speaker-cards.ts';
import { SpeakerGrid } from './speaker-grid.tsx';

/** Every published speaker, and a search whose state is in the address. */
export default function SpeakersPage() {
  const [search] = useSearch();
  const name = search.get('q')?.trim() ?? '';
  useEarlySpeakerCards({ name });
  const texts = useServerTexts(programmeTexts, 'speakers.');
  return (
    <>
      <PageTop
        page="speakers"
        texts={texts}
        head={{
          canonical: href('speakers'),
          schemaType: 'CollectionPage',
          robots: name === '' ? undefined : 'noindex',
        }}
      />
      <FilteredList>
        <SearchForm action={pages.speakers.path} label={texts['speakers.search.label']} value={name} />
        <DataPart
          label="speakers"
          skeleton={<SkeletonGrid columns={4} count={12} />}
          resetKeys={[name]}
          level={2}
        >
          <SpeakerGrid name={name} texts={texts} />
        </DataPart>
        <p className="no-print">
          <SiteLink className="arrow-link" to={href('speakerData')}>
            {texts['speakers.data.action']}
          </SiteLink>
        </p>
      </FilteredList>
    </>
  );
}
