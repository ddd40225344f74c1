import { href } from '@summit/contract/href';
import { isOpenKind, kindOfSlug } from '@summit/contract/registration-kinds';
import { useRouteParams, useSearch } from '@summit/shared-ui/navigation/navigation';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { InvitationFrame } from '../shared/invitation-frame.tsx';
import { StepFrame } from '../shared/step-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { TraderVisit } from './trader-visit.tsx';
import { useTraderTexts } from './use-trader-texts.ts';

/** A kind of attendee by its slug: its form, or the code where the slug is that of an invitation. */
export default function SlugPage() {
  const { slug = '' } = useRouteParams();
  const kind = kindOfSlug(slug);
  if (isOpenKind(kind)) return <Redirect to={href('registrationAttendee', { search: { type: kind } })} />;
  return kind === null ? <InvitationOf key={slug} slug={slug} /> : <OwnForm />;
}

function OwnForm() {
  const texts = useTraderTexts();
  const [search] = useSearch();
  const token = search.get('invitationToken') ?? '';
  return (
    <StepFrame
      page="registrationSlug"
      texts={texts}
      heading={{
        title: texts['registrationSlug.trader.title'],
        lead: texts['registrationSlug.header.lead'],
      }}
      kind="CryptoTrader"
    >
      <TraderVisit key={token} token={token} />
    </StepFrame>
  );
}

function InvitationOf({ slug }: { slug: string }) {
  const texts = useTraderTexts();
  return (
    <InvitationFrame
      page="registrationSlug"
      title={texts['registrationSlug.code.title']}
      lead={texts['registrationSlug.code.lead']}
      description={texts['registrationSlug.meta.description']}
    >
      <CodeForm slug={slug} />
    </InvitationFrame>
  );
}
