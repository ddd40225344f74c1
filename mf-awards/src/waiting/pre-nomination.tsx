import { awardsPages } from '@summit/contract/awards/awards-pages';
import { getTrack } from '@summit/contract/awards/awards-status';
import { href } from '@summit/contract/site/href';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { getCategories } from '../shared/nomination-pages.ts';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { RuleList } from '../shared/rule-list.tsx';
import { Season } from '../shared/season.tsx';
import { CategoryRoll } from './stage/category-roll.tsx';
import { OpeningMoment } from './stage/opening-moment.tsx';
import { Stage } from './stage/stage.tsx';
import { useStepPage } from './waiting-data.ts';

interface PreNominationProps {
  page: 'awardsPreNomination' | 'awardsIndividualPreNomination';
}

/** The page before the nominations: when they open, the categories, and who may nominate. */
export function PreNomination({ page }: PreNominationProps) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const { text, opensAt } = useStepPage('preNomination');
  const track = getTrack(page);
  return (
    <OpenAwardsPage page={page} motifSeed={`nominations ${track}`}>
      <Stage
        words={
          <>
            <OpeningMoment label={texts['awardsPreNomination.opens']} at={opensAt} />
            <p className="lead">{text}</p>
            <ButtonLink to={href(awardsPages[getCategories[track]])} variant="gold">
              {texts['awards.season.toCategories']}
            </ButtonLink>
          </>
        }
        figure={
          <section aria-label={texts['awardsPreNomination.waiting']}>
            <p className="eyebrow" style={{ marginBottom: 12 }}>
              {texts['awardsPreNomination.waiting']}
            </p>
            <DataPart label="categories" skeleton={<Skeleton lines={8} />}>
              <CategoryRoll track={track} />
            </DataPart>
          </section>
        }
      />
      <Section index="01" title={texts['awards.season.rules']} tone="wash">
        <RuleList items={texts['awardsPreNomination.rules.items']} />
      </Section>
      <Season title={texts['awards.season.timeline']} index="02" next={opensAt} />
    </OpenAwardsPage>
  );
}
