import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerTexts } from '@summit/shared-auth';
import { Section } from '@summit/shared-ui/layout/section';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { RuleList } from '../shared/rule-list.tsx';
import { Season } from '../shared/season.tsx';
import { NarrowingLines } from './stage/narrowing-lines.tsx';
import { OpeningMoment } from './stage/opening-moment.tsx';
import { Stage } from './stage/stage.tsx';
import { useStepPage } from './waiting-data.ts';

interface PreVotingTwoProps {
  page: 'awardsPreVotingTwo' | 'awardsIndividualPreVotingTwo';
}

/** The page between the votes: when the final one opens, and how many nominees become one winner. */
export function PreVotingTwo({ page }: PreVotingTwoProps) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const { text, opensAt } = useStepPage('preVotingTwo');
  return (
    <OpenAwardsPage page={page}>
      <Stage
        words={
          <>
            <OpeningMoment label={texts['awardsPreVotingTwo.opens']} at={opensAt} />
            <p className="lead">{text}</p>
          </>
        }
        figure={
          <NarrowingLines
            title={texts['awardsPreVotingTwo.stages.title']}
            items={texts['awardsPreVotingTwo.stages.items']}
          />
        }
      />
      <Section index="01" title={texts['awards.season.rules']} tone="wash">
        <RuleList items={texts['awardsPreVotingTwo.rules.items']} />
      </Section>
      <Season title={texts['awards.season.timeline']} index="02" next={opensAt} />
    </OpenAwardsPage>
  );
}
