import { awardsPageState, type AwardsPageId, type AwardsStatus } from '@summit/contract/awards-status';
import { href } from '@summit/contract/href';
import { pages } from '@summit/contract/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';

interface ClosedAwardsPageProps {
  page: AwardsPageId;
  status: AwardsStatus;
}

/** Says that a page of the awards is not open in the present status, and links to the one that is. */
export function ClosedAwardsPage({ page, status }: ClosedAwardsPageProps) {
  const texts = useServerTexts(awardsTexts, 'awards.');
  const { goTo } = awardsPageState(page, status);
  return (
    <PageHeader
      kind={pages[page].headerKind}
      title={texts['awards.closed.title']}
      lead={awardsTexts[`${goTo}.header.lead` as keyof typeof awardsTexts]}
      actions={<ButtonLink to={href(goTo)}>{texts['awards.closed.action']}</ButtonLink>}
    />
  );
}
