import type { PageId } from '@summit/contract/site/page-ids';
import type { PageTopTexts } from '@summit/shared-site/page/page-top';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { InvitationSkeleton } from './invitation-skeleton.tsx';

interface WaitingInvitationProps<Id extends PageId> {
  page: Id;
  texts: PageTopTexts<Id>;
}

/** The page of an invitation before its token is known: the server renders it for every invitation. */
export function WaitingInvitation<Id extends PageId>({ page, texts }: WaitingInvitationProps<Id>) {
  return (
    <>
      <PageMeta
        title={texts[`${page}.header.title`]}
        description={texts[`${page}.meta.description`]}
        robots="noindex"
      />
      <InvitationSkeleton />
    </>
  );
}
