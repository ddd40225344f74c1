import { href } from '@summit/contract/site-map';
import { programmeTexts } from '@summit/contract/texts/programme';
import { useServerTexts } from '@summit/shared-auth';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { DataPart } from '../shared/data-part.tsx';
import { FilteredList } from '../shared/filtered-list.tsx';
import { SponsorList } from './sponsor-list.tsx';
import { isNarrowed, sponsorView } from './sponsor-view.ts';

/** Who pays for the floor, tier by tier. */
export default function SponsorsPage() {
  const [search] = useSearch();
  const view = sponsorView(search);
  const texts = useServerTexts(programmeTexts, 'sponsors.');
  return (
    <>
      <PageMeta
        title={texts['sponsors.header.title']}
        description={texts['sponsors.meta.description']}
        canonical={href('sponsors')}
        schemaType="CollectionPage"
        robots={isNarrowed(view) ? 'noindex' : undefined}
      />
      <PageHeader
        kind="sponsors"
        title={texts['sponsors.header.title']}
        lead={texts['sponsors.header.lead']}
      />
      <FilteredList>
        <DataPart label="sponsors" skeleton={<SkeletonGrid columns={3} count={6} ratio="3/1" />} level={2}>
          <SponsorList view={view} texts={texts} />
        </DataPart>
      </FilteredList>
    </>
  );
}
