import { getTrack } from '@summit/contract/awards/awards-status';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { RuleList } from '../shared/rule-list.tsx';
import { Season } from '../shared/season.tsx';
import { BlankBallot } from './stage/blank-ballot.tsx';
import { OpeningMoment } from './stage/opening-moment.tsx';
import { Stage } from './stage/stage.tsx';
import { useStepPage } from './waiting-data.ts';

interface PreVotingOneProps {
  page: 'awardsPreVotingOne' | 'awardsIndividualPreVotingOne';
}

/** The page before the first vote: when it opens, a blank ballot, and the rules. */
export function PreVotingOne({ page }: PreVotingOneProps) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const { text, opensAt } = useStepPage('preVotingOne');
  return (
    <OpenAwardsPage page={page}>
      <Stage
        words={
          <>
            <OpeningMoment label={texts['awardsPreVotingOne.opens']} at={opensAt} />
            <p className="lead">{text}</p>
          </>
        }
        figure={
          <DataPart label="categories" skeleton={<Skeleton lines={8} />}>
            <BlankBallot track={getTrack(page)} />
          </DataPart>
        }
      />
      <Section index="01" title={texts['awards.season.rules']} tone="wash">
        <RuleList items={texts['awardsPreVotingOne.rules.items']} />
      </Section>
      <Season title={texts['awards.season.timeline']} index="02" next={opensAt} />
    </OpenAwardsPage>
  );
}
