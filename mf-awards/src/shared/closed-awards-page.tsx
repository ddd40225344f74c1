import type { ReactNode } from 'react';
import { awardsPages } from '@summit/contract/awards/awards-pages';
import {
  type AwardsPageId,
  type AwardsStatus,
  awardsStatusFacts,
} from '@summit/contract/awards/awards-status';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import type { AwardsTrack } from '@summit/contract/site/page';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';

interface ClosedAwardsPageProps {
  page: AwardsPageId;
  statuses: Record<AwardsTrack, AwardsStatus>;
  /** The track whose open page it links to. */
  track: AwardsTrack;
  /** Content to read meanwhile. */
  children?: ReactNode;
}

/** Says that a page of the awards is not open in the present status, and links to the open page and to the season's dates. */
export function ClosedAwardsPage({ page, statuses, track, children }: ClosedAwardsPageProps) {
  const texts = useServerTexts(awardsTexts, 'awards');
  const goTo = awardsStatusFacts[statuses[track]].leadsTo[track];
  return (
    <>
      <PageMeta
        title={getName(page, texts)}
        description={texts[`${page}.meta.description`]}
        robots="noindex"
      />
      <PageHeader
        kind={getHeaderKind(page)}
        eyebrow={getName(page, texts)}
        title={texts['awards.closed.title']}
        lead={texts['awards.closed.lead']}
      />
      <Section
        title={texts[`${goTo}.header.title`]}
        lead={texts[`${goTo}.header.lead`]}
        action={<ButtonLink to={href(awardsPages[goTo])}>{texts['awards.closed.action']}</ButtonLink>}
        ruled={false}
      >
        <SiteLink className="arrow-link" to={href(pages.calendar)}>
          {texts['awards.closed.dates']}
        </SiteLink>
      </Section>
      {children}
    </>
  );
}

/** The title of a closed page must not describe the visitor: only the open page may say that a ballot was cast. */
function getName(page: AwardsPageId, texts: Record<keyof typeof awardsTexts, string>): string {
  return page === 'awardsVotingThankyou'
    ? texts['awardsVotingThankyou.none.title']
    : texts[`${page}.header.title`];
}
