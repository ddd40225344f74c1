import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { directoryTexts } from '@summit/contract/texts/directory';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { SearchForm } from '@summit/shared-ui/search/search-form';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { CompanyIndex } from './company-index.tsx';
import { directoryView } from './directory-view.ts';

/** The companies with an approved listing; search and category are in the address. */
export default function DirectoryPage() {
  const [search] = useSearch();
  const view = directoryView(search);
  const texts = useServerTexts(directoryTexts, 'directory.');
  const isNarrowed = view.q !== '' || view.category !== '';
  return (
    <>
      <PageTop
        page="directory"
        texts={texts}
        head={{
          canonical: href(pages.directory),
          schemaType: 'CollectionPage',
          robots: isNarrowed ? 'noindex' : undefined,
        }}
      />
      <FilteredList>
        <SearchForm
          action={href(pages.directory)}
          label={texts['directory.search.label']}
          value={view.q}
          keep={{ category: view.category || undefined }}
        />
        <DataPart label="companies" skeleton={<Skeleton height={96} lines={6} />} level={2}>
          <CompanyIndex view={view} texts={texts} />
        </DataPart>
      </FilteredList>
    </>
  );
}
