import type { ComponentProps, ReactNode } from 'react';
import { type AwardsPageId, awardsPageState, getTrack } from '@summit/contract/awards/awards-status';
import type { AwardsTrack } from '@summit/contract/site/page';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { useAwardsStatuses } from './awards-data.ts';
import { ClosedAwardsPage } from './closed-awards-page.tsx';

interface OpenAwardsPageProps extends Omit<ComponentProps<typeof PageTop>, 'page' | 'texts'> {
  page: AwardsPageId;
  /** The page opens with the first of these tracks; its own one when left out. */
  tracks?: readonly AwardsTrack[];
  /** Shown under the words of a closed page. */
  whileClosed?: ReactNode;
  children: ReactNode;
}

/** A page of the awards while the status opens it; otherwise it says so and links to the one that is open. */
export function OpenAwardsPage({ page, tracks, whileClosed, children, ...header }: OpenAwardsPageProps) {
  const texts = useServerTexts(awardsTexts, 'awards');
  const statuses = useAwardsStatuses();
  const deciding = tracks ?? [getTrack(page)];
  if (!deciding.some((track) => awardsPageState(page, statuses[track]).open)) {
    return (
      <ClosedAwardsPage page={page} statuses={statuses} track={deciding[0] ?? getTrack(page)}>
        {whileClosed}
      </ClosedAwardsPage>
    );
  }
  return (
    <>
      <PageTop page={page} texts={texts} {...header} />
      {children}
    </>
  );
}
