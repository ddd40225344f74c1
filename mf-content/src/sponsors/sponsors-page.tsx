import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { sponsorsTexts } from '@summit/contract/texts/sponsors';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { SponsorList } from './sponsor-list.tsx';
import { areSponsorsNarrowed, sponsorView } from './sponsor-view.ts';

/** The sponsors by tier. */
export default function SponsorsPage() {
  const [search] = useSearch();
  const view = sponsorView(search);
  const texts = useServerTexts(sponsorsTexts, 'sponsors.');
  return (
    <>
      <PageTop
        page="sponsors"
        texts={texts}
        head={{
          canonical: href(pages.sponsors),
          schemaType: 'CollectionPage',
          robots: areSponsorsNarrowed(view) ? 'noindex' : undefined,
        }}
      />
      <FilteredList>
        <DataPart label="sponsors" skeleton={<SkeletonGrid columns={3} count={6} ratio="3/1" />} level={2}>
          <SponsorList view={view} texts={texts} />
        </DataPart>
      </FilteredList>
    </>
  );
}
