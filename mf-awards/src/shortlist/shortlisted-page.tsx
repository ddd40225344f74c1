import type { AwardsTrack } from '@summit/contract/site/page';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { AwardsBody } from '../shared/awards-body.tsx';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { CategoryJump } from './category-jump.tsx';
import { Finalists } from './finalists.tsx';
import { useShortlist } from './shortlist-data.ts';

const tracks: readonly AwardsTrack[] = ['Company', 'Individual'];

/** The official shortlist of both tracks: finalists from A to Z, without any numbers. */
export default function ShortlistedPage() {
  return (
    <OpenAwardsPage page="awardsShortlisted" tracks={tracks}>
      <AwardsBody>
        <DataPart label="shortlist" skeleton={<Skeleton lines={12} />}>
          <Shortlist />
        </DataPart>
      </AwardsBody>
    </OpenAwardsPage>
  );
}

function Shortlist() {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const categories = useShortlist();
  if (categories.length === 0) {
    return (
      <EmptyState level={2} title={texts['awardsShortlisted.empty.title']}>
        {texts['awardsShortlisted.empty.text']}
      </EmptyState>
    );
  }
  const titles = { Company: texts['awards.season.companies'], Individual: texts['awards.season.people'] };
  const parts = tracks
    .map((track) => ({
      title: titles[track],
      categories: categories.filter(({ awardsType }) => awardsType === track),
    }))
    .filter((part) => part.categories.length > 0);
  return (
    <>
      <p className="lead">{texts['awardsShortlisted.order']}</p>
      <CategoryJump label={texts['awardsShortlisted.jump']} categories={categories} />
      {parts.map((part) => (
        <div key={part.title}>
          <h2 style={{ marginBlock: '48px 24px' }}>{part.title}</h2>
          {part.categories.map((category) => (
            <Finalists key={category.id} category={category} />
          ))}
        </div>
      ))}
    </>
  );
}
