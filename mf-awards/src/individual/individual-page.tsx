import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { Season } from '../shared/season.tsx';
import { seasonName } from '../shared/season-name.ts';
import { StatusAction } from '../shared/status-action.tsx';
import * as styles from './individual-page.module.css';
import { PastFaces } from './past-faces.tsx';

/** The awards for people: their categories, the last winners, and the dates. */
export default function IndividualPage() {
  const texts = useServerTexts(awardsTexts, 'awards');
  const season = useServerTexts(awardsSeasonTexts, 'awards');
  const { event, awards } = useServerData(settingsCalls.settings);
  return (
    <>
      <PageTop
        page="awardsIndividual"
        texts={texts}
        eyebrow={seasonName(event.name, awards.year)}
        motifSeed={`people ${awards.year}`}
        actions={<StatusAction track="Individual" />}
      />
      <Section
        index="01"
        title={season['awardsIndividual.people.title']}
        lead={season['awardsIndividual.people.text']}
        ruled={false}
      >
        <DataPart label="categories" skeleton={<Skeleton lines={8} />}>
          <PeopleAwards />
        </DataPart>
      </Section>
      <DataPart label="past winners" skeleton={<Skeleton lines={6} />}>
        <PastFaces />
      </DataPart>
      <Season title={texts['awardsWelcome.timeline.title']} index="03" />
      <Section
        layout="side"
        title={season['awardsIndividual.companies.title']}
        lead={texts['awardsWelcome.companies.text']}
      >
        <ButtonLink to={href(pages.awardsWelcome)} variant="secondary">
          {season['awardsIndividual.companies.action']}
        </ButtonLink>
      </Section>
    </>
  );
}

function PeopleAwards() {
  const { nominationCategories } = useServerData(awardsCalls.nominationCategories, { query: {} });
  return (
    <ul className={styles.awards} role="list">
      {nominationCategories
        .filter(({ awardsType }) => awardsType === 'Individual')
        .map(({ id, name, description }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
    </ul>
  );
}
