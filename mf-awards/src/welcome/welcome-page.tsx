import { awardsStatusFacts } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { FigureRow } from '@summit/shared-ui/layout/figure-row';
import { Section } from '@summit/shared-ui/layout/section';
import { useWelcomeStatus } from '../shared/awards-data.ts';
import { Season } from '../shared/season.tsx';
import { seasonName } from '../shared/season-name.ts';
import { StatusAction } from '../shared/status-action.tsx';
import { CategoryList } from './category-list.tsx';
import { Questions } from './questions.tsx';

/** Explains the awards, with their categories and the dates of the season. */
export default function WelcomePage() {
  const texts = useServerTexts(awardsTexts, 'awardsWelcome.');
  const text = (part: WelcomeText) => texts[`awardsWelcome.${part}`];
  const { event, awards } = useServerData(settingsCalls.settings);
  const welcome = useWelcomeStatus();
  return (
    <>
      <PageTop
        page="awardsWelcome"
        texts={texts}
        eyebrow={seasonName(event.name, awards.year)}
        motifSeed={`awards ${awards.year}`}
        actions={<StatusAction track="Company" wanted={welcome} />}
      />
      <DataPart label="categories" skeleton={<Skeleton lines={8} />}>
        <Categories text={text} />
      </DataPart>
      <Season title={text('timeline.title')} index="04" />
      <Section index="05" title={text('questions.title')} layout="side">
        <Questions items={text('questions.items')} />
      </Section>
    </>
  );
}

type WelcomeText = keyof typeof awardsTexts extends infer Name
  ? Name extends `awardsWelcome.${infer Part}`
    ? Part
    : never
  : never;

interface TextProps {
  text: (part: WelcomeText) => string;
}

/** The number of a season's statuses in which a vote is open. */
const votes = Object.values(awardsStatusFacts).filter(({ voteStep }) => voteStep !== null).length;

function Categories({ text }: TextProps) {
  const { nominationCategories } = useServerData(awardsCalls.nominationCategories, { query: {} });
  const ofTrack = (track: string) => nominationCategories.filter(({ awardsType }) => awardsType === track);
  const companies = ofTrack('Company');
  const people = ofTrack('Individual');
  return (
    <>
      <Section index="01" title={text('programme.title')} lead={text('programme.text')} ruled={false}>
        <FigureRow
          figures={[
            { value: String(companies.length), label: 'awards for companies' },
            { value: String(people.length), label: 'awards for people' },
            { value: String(votes), label: 'votes by attendees' },
          ]}
        />
      </Section>
      <Section index="02" title={text('companies.title')} lead={text('companies.text')}>
        <CategoryList categories={companies} />
      </Section>
      <Section index="03" title={text('individuals.title')} lead={text('individuals.text')} tone="wash">
        <CategoryList categories={people} />
      </Section>
    </>
  );
}
