import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { Section } from '@summit/shared-ui/layout/section';
import * as bodyStyles from '../shared/awards-body.module.css';
import { EditionPage } from './edition-page.tsx';
import { Editions } from './editions.tsx';
import * as styles from './leaders-page.module.css';
import { LeadersTable } from './leaders-table.tsx';
import { NoResults } from './no-results.tsx';
import { useEdition, useResults } from './results-data.ts';

/** The winners and leaders of both tracks, by year and category. */
export default function LeadersPage() {
  return <EditionPage page="awardsLeaders">{(year) => <Leaders year={year} />}</EditionPage>;
}

function Leaders({ year }: { year: string }) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  const { isPast } = useEdition();
  const { years, categories } = useResults(year);
  const ofTrack = (track: string) => categories.filter(({ awardsType }) => awardsType === track);
  const parts = [
    { title: texts['awardsLeaders.companies'], categories: ofTrack('Company') },
    { title: texts['awardsLeaders.people'], categories: ofTrack('Individual') },
  ].filter((part) => part.categories.length > 0);
  const toWinners = href(pages.awardsWinners, { search: { year: isPast ? year : undefined } });
  return (
    <>
      <Container className={`${bodyStyles.awardsBody} ${styles.top}`} data-filled={parts.length > 0}>
        <Editions page="awardsLeaders" years={years} current={year} />
        {parts.length === 0 && <NoResults />}
      </Container>
      {parts.map((part, index) => (
        <Section
          key={part.title}
          layout="side"
          title={part.title}
          action={
            index === 0 ? (
              <ButtonLink to={toWinners} variant="secondary">
                {texts['awards.results.toWinners']}
              </ButtonLink>
            ) : undefined
          }
        >
          <LeadersTable caption={`${part.title} ${year}`} categories={part.categories} />
        </Section>
      ))}
    </>
  );
}
