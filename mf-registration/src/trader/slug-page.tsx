import * as packageCalls from '@summit/contract/calls/packages';
import { isOpenKind, kindOfSlug, type OpenKindName } from '@summit/contract/registration/registration-kinds';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useServerData } from '@summit/shared-auth';
import { useOwnParameter, useRouteParams } from '@summit/shared-ui/navigation/navigation';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { InvitationFrame } from '../shared/invitations/invitation-frame.tsx';
import { WaitingInvitation } from '../shared/invitations/waiting-invitation.tsx';
import { useActivities } from '../shared/person-fields/activities.ts';
import { StepFrame } from '../shared/steps/step-frame.tsx';
import { StepSkeleton } from '../shared/steps/step-skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { TraderVisit } from './trader-visit.tsx';
import { useTraderTexts } from './use-trader-texts.ts';

/** A kind of attendee by its slug: its form, or the code where the slug is that of an invitation. */
export default function SlugPage() {
  const { slug = '' } = useRouteParams();
  const kind = kindOfSlug(slug);
  if (isOpenKind(kind)) return <OpenForm kind={kind} />;
  return kind === null ? <InvitationOf key={slug} slug={slug} /> : <OwnForm />;
}

/** The open form has a separate address. */
function OpenForm({ kind }: { kind: OpenKindName }) {
  const texts = useTraderTexts();
  return (
    <>
      <WaitingInvitation page="registrationSlug" texts={texts} />
      <Redirect to={href(pages.registrationAttendee, { search: { type: kind } })} />
    </>
  );
}

function OwnForm() {
  const texts = useTraderTexts();
  const token = useOwnParameter('invitationToken');
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
      {token === undefined ? <LinkUnread /> : <TraderVisit key={token} token={token} />}
    </StepFrame>
  );
}

/** Before the address is read: the server renders it for every invitation, with the data of the form that follows. */
function LinkUnread() {
  useActivities();
  useServerData(packageCalls.packages, { query: {} });
  return <StepSkeleton />;
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
