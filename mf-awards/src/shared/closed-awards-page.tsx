import { type AwardsPageId, type AwardsStatus, awardsStatusFacts } from '@summit/contract/awards-status';
import { headerKindOf } from '@summit/contract/header-kind';
import { href } from '@summit/contract/href';
import type { AwardsTrack } from '@summit/contract/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';

interface ClosedAwardsPageProps {
  page: AwardsPageId;
  statuses: Record<AwardsTrack, AwardsStatus>;
  /** Whose open page it links to. */
  track: AwardsTrack;
}

/** Says that a page of the awards is not open in the present status, and links to the one that is. */
export function ClosedAwardsPage({ page, statuses, track }: ClosedAwardsPageProps) {
  const texts = useServerTexts(awardsTexts, 'awards');
  const goTo = awardsStatusFacts[statuses[track]].leadsTo[track];
  return (
    <>
      <PageMeta
        title={texts[`${page}.header.title`]}
        description={texts[`${page}.meta.description`]}
        robots="noindex"
      />
      <PageHeader
        kind={headerKindOf(page)}
        eyebrow={texts[`${page}.header.title`]}
        title={texts['awards.closed.title']}
        lead={texts[`${goTo}.header.lead`]}
        actions={<ButtonLink to={href(goTo)}>{texts['awards.closed.action']}</ButtonLink>}
      />
    </>
  );
}
