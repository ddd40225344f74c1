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
  /** The page is open when it is open for one of these tracks; only its own track when absent. */
  tracks?: readonly AwardsTrack[];
  /** Content below the notice of a closed page. */
  whileClosed?: ReactNode;
  children: ReactNode;
}

/** A page of the awards while the status opens it; otherwise a notice with a link to the open page. */
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
