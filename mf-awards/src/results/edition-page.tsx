import type { ReactNode } from 'react';
import { awardsPages } from '@summit/contract/awards/awards-pages';
import { shareSize } from '@summit/contract/frame/pictures';
import type { ResultsPageId } from '@summit/contract/shapes/awards';
import { href } from '@summit/contract/site/href';
import type { AwardsTrack } from '@summit/contract/site/page';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import * as styles from './edition-page.module.css';
import { PastEdition } from './past-edition.tsx';
import { useEdition, useResultsPicture } from './results-data.ts';

interface EditionPageProps {
  page: ResultsPageId;
  /** The track whose results are shown; both when absent. */
  track?: AwardsTrack;
  children: (year: string) => ReactNode;
}

/** The winners or leaders of an edition: of this season once the status opens them, of earlier ones always. */
export function EditionPage({ page, track, children }: EditionPageProps) {
  const texts = useServerTexts(awardsTexts, 'awards');
  const resultsTexts = useServerTexts(awardsResultsTexts, 'awards');
  const { year, isPast } = useEdition();
  const getPicture = useResultsPicture(page, year);
  const results = (
    <DataPart label="results" skeleton={<Skeleton lines={10} />}>
      {children(year)}
    </DataPart>
  );
  const motifSeed = `${page} ${year}`;
  const pastTitle = fillText(resultsTexts[`${page}.past.title`], { edition: year });
  const image = { src: getPicture(), ...shareSize, alt: pastTitle };
  if (isPast) {
    const head = { image, canonical: href(awardsPages[page], { search: { year } }) };
    return (
      <div className={styles.golden}>
        <PageTop page={page} texts={texts} title={pastTitle} head={head} motifSeed={motifSeed} />
        {results}
      </div>
    );
  }
  return (
    <div className={styles.golden}>
      <OpenAwardsPage
        page={page}
        tracks={track ? undefined : ['Company', 'Individual']}
        motifSeed={motifSeed}
        head={{ image }}
        whileClosed={
          <DataPart label="earlier results" skeleton={<Skeleton lines={6} />}>
            <PastEdition page={page} track={track} />
          </DataPart>
        }
      >
        {results}
      </OpenAwardsPage>
    </div>
  );
}
