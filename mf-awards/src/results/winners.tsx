import { awardsPages } from '@summit/contract/awards/awards-pages';
import { href } from '@summit/contract/site/href';
import type { AwardsTrack } from '@summit/contract/site/page';
import * as pages from '@summit/contract/site/site-map';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { Stack } from '@summit/shared-ui/layout/stack';
import { EditionPage } from './edition-page.tsx';
import { Editions } from './editions.tsx';
import { NoResults } from './no-results.tsx';
import { useEdition, useResults } from './results-data.ts';
import { VoteRecords } from './vote-records.tsx';
import { WinnerList } from './winner-list.tsx';
import * as styles from './winners.module.css';

const getPage = { Company: 'awardsWinners', Individual: 'awardsIndividualWinners' } as const;

/** The winners of a track, one after the other. */
export function Winners({ track }: { track: AwardsTrack }) {
  return (
    <EditionPage page={getPage[track]} track={track}>
      {(year) => <WinnersOf track={track} year={year} />}
    </EditionPage>
  );
}

function WinnersOf({ track, year }: { track: AwardsTrack; year: string }) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  const { years, categories, records } = useResults(year, track);
  const { isPast } = useEdition();
  const other = track === 'Company' ? 'Individual' : 'Company';
  const search = { year: isPast ? year : undefined };
  return (
    <div className={styles.night} data-tone="ink">
      <Container>
        <Editions page={getPage[track]} years={years} current={year} />
        {categories.length > 0 ? (
          <WinnerList page={getPage[track]} year={year} categories={categories} />
        ) : (
          <NoResults />
        )}
        <VoteRecords records={records} />
        <Stack row wrap gap={2}>
          <ButtonLink to={href(awardsPages[getPage[other]], { search })} variant="gold">
            {texts[`awards.results.otherTrack.${other}`]}
          </ButtonLink>
          <ButtonLink to={href(pages.awardsLeaders, { search })} variant="secondary">
            {texts['awards.results.toLeaders']}
          </ButtonLink>
        </Stack>
      </Container>
    </div>
  );
}
