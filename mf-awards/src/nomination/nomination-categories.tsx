import { awardsPages } from '@summit/contract/awards/awards-pages';
import { awardsPageState, getTrack } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { TabLinks } from '@summit/shared-ui/layout/tabs';
import { AwardsBody } from '../shared/awards-body.tsx';
import { categoriesQuery, useAwardsStatuses } from '../shared/awards-data.ts';
import { getCategories, getForm } from '../shared/nomination-pages.ts';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { CategoryCards } from './category-cards.tsx';

interface NominationCategoriesProps {
  page: (typeof getCategories)[keyof typeof getCategories];
}

/** The awards of a track as cards with their criteria, each with a link to the form while nominations are open. */
export function NominationCategories({ page }: NominationCategoriesProps) {
  const texts = useServerTexts(awardsTexts, 'awards');
  const track = getTrack(page);
  const { open } = awardsPageState(getForm[track], useAwardsStatuses()[track]);
  return (
    <OpenAwardsPage
      page={page}
      actions={
        open ? (
          <ButtonLink to={href(awardsPages[getForm[track]])} variant="gold">
            {texts['awardsWelcome.action.nominate']}
          </ButtonLink>
        ) : undefined
      }
    >
      <AwardsBody>
        <DataPart label="categories" skeleton={<Skeleton lines={12} />}>
          <CategoriesOf page={page} open={open} />
        </DataPart>
      </AwardsBody>
    </OpenAwardsPage>
  );
}

function CategoriesOf({ page, open }: NominationCategoriesProps & { open: boolean }) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const { nominationCategories } = useServerData(awardsCalls.nominationCategories, categoriesQuery());
  const { stepPages } = useServerData(settingsCalls.settings).awards;
  const track = getTrack(page);
  const names = { Company: texts['awards.season.companies'], Individual: texts['awards.season.people'] };
  const countIn = (each: string) =>
    nominationCategories.filter(({ awardsType }) => awardsType === each).length;
  return (
    <>
      <TabLinks
        label={texts['awards.season.otherTrack']}
        items={(['Company', 'Individual'] as const).map((each) => ({
          to: href(awardsPages[getCategories[each]]),
          label: names[each],
          note: String(countIn(each)),
          current: each === track,
        }))}
      />
      <p className="lead" style={{ marginBlock: '24px 32px' }}>
        {open ? stepPages.nomination.text : texts['awardsNominationCategories.soon']}
      </p>
      <CategoryCards
        categories={nominationCategories.filter(({ awardsType }) => awardsType === track)}
        open={open}
      />
    </>
  );
}
