import { useEffect, useRef } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { searchTexts } from '@summit/contract/texts/search';
import { textRows } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { TypedSearchForm } from '@summit/shared-ui/search/typed-search-form';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { useCancelSearch } from './found.ts';
import { FoundList } from './found-list.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import * as styles from './search-page.module.css';

/** Searches the whole site while the visitor types. The address is the state, and it works without JavaScript. */
export default function SearchPage() {
  const [search] = useSearch();
  const words = search.get('q')?.trim() ?? '';
  const texts = useServerTexts(searchTexts, 'search.');
  const cancelSearch = useCancelSearch();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => moveByArrows(place.current), []);
  return (
    <>
      <PageTop page="search" texts={texts} head={{ canonical: href(pages.search), robots: 'noindex' }} />
      <FilteredList>
        <div ref={place}>
          <TypedSearchForm
            action={href(pages.search)}
            label={texts['search.field.label']}
            value={words}
            onTypedSearch={cancelSearch}
          />
          {words === '' ? (
            <section className={styles.starts} aria-labelledby="search-start">
              <h2 id="search-start">{texts['search.start.title']}</h2>
              <ul className="plain-list">
                {textRows(texts['search.start.items']).map(([name = '', to = '/']) => (
                  <li key={to}>
                    <SiteLink to={to}>{name}</SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ) : (
            <DataPart
              label="results"
              skeleton={<Skeleton height={96} lines={5} />}
              resetKeys={[words]}
              level={2}
            >
              <FoundList words={words} texts={texts} />
            </DataPart>
          )}
        </div>
      </FilteredList>
    </>
  );
}
