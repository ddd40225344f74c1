import { href, pages } from '@summit/contract/site-map';
import { programmeTexts } from '@summit/contract/texts/programme';
import { useServerTexts } from '@summit/shared-auth';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { SearchForm } from '@summit/shared-ui/form/search-form';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { DataPart } from '../shared/data-part.tsx';
import { FilteredList } from '../shared/filtered-list.tsx';
import { useEarlySpeakerCards } from '../shared/speaker-cards.ts';
import { SpeakerGrid } from './speaker-grid.tsx';

/** Every published speaker, and a search whose state is the address. */
export default function SpeakersPage() {
  const [search] = useSearch();
  const name = search.get('q')?.trim() ?? '';
  useEarlySpeakerCards({ name });
  const texts = useServerTexts(programmeTexts, 'speakers.');
  return (
    <>
      <PageMeta
        title={texts['speakers.header.title']}
        description={texts['speakers.meta.description']}
        canonical={href('speakers')}
        schemaType="CollectionPage"
        robots={name === '' ? undefined : 'noindex'}
      />
      <PageHeader
        kind="speakers"
        title={texts['speakers.header.title']}
        lead={texts['speakers.header.lead']}
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
