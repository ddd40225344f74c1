import type { ReactNode } from 'react';
import { fillText } from '@summit/contract/words/text-lookup';
import { InvitationFrame } from '../../shared/invitations/invitation-frame.tsx';
import { InvitationSkeleton } from '../../shared/invitations/invitation-skeleton.tsx';
import { InvitationVisit } from '../../shared/invitations/invitation-visit.tsx';
import { UnknownInvitation } from '../../shared/invitations/unknown-invitation.tsx';
import { SignedInAlready } from '../../shared/steps/lazy-signed-in-already.ts';
import { StepFrame } from '../../shared/steps/step-frame.tsx';
import { WhileOpen } from '../../shared/steps/while-open.tsx';
import { useInvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import { useAttendeeTexts } from '../use-attendee-texts.ts';
import { InvitationRefused } from './invitation-refused.tsx';
import { InvitedForm } from './invited-form.tsx';
import { type Invitation, type InvitationRefusal, useInvitation } from './use-invitation.ts';

/** The page of a visitor with the link by which another attendee gives an extra ticket away. */
export function InvitedVisit({ token }: { token: string }) {
  const texts = useAttendeeTexts();
  const invitedTexts = useInvitedTexts();
  return (
    <InvitationVisit<Invitation, InvitationRefusal>
      kind="Invited"
      failed={{
        title: invitedTexts['registrationAttendee.invited.failed.title'],
        safe: invitedTexts['registrationAttendee.invited.failed.safe'],
      }}
      check={useInvitation(token)}
      frame={Frame}
      form={({ invitation, closed, onSending, onOutcome }) => (
        <StepFrame
          page="registrationAttendee"
          texts={texts}
          heading={getHeading(invitation, invitedTexts)}
          kind="Invited"
        >
          <WhileOpen closed={closed}>
            <InvitedForm
              token={token}
              invitation={invitation}
              onSending={onSending}
              onRefused={(refusal) => onOutcome({ state: 'refused', refusal })}
              onClosed={() => onOutcome({ state: 'closed' })}
            />
          </WhileOpen>
        </StepFrame>
      )}
      refused={({ refusal, invitation, afterSending }) =>
        refusal.problem === 'unknown' ? (
          <>
            <InvitationSkeleton />
            <UnknownInvitation requestId={refusal.requestId} />
          </>
        ) : (
          <Frame>
            <InvitationRefused
              refusal={refusal}
              inviterName={invitation?.inviterName ?? null}
              afterSending={afterSending}
            />
          </Frame>
        )
      }
      signedIn={(visitor, { inviterName }) => (
        <SignedInAlready {...visitor} kind="Invited" inviter={inviterName} />
      )}
    />
  );
}

function getHeading({ inviterName }: Invitation, texts: ReturnType<typeof useInvitedTexts>) {
  return {
    title: fillText(texts['registrationAttendee.invited.title'], { inviter: inviterName }),
    lead: texts['registrationAttendee.invited.lead'],
  };
}

function Frame({ children }: { children: ReactNode }) {
  const description = useAttendeeTexts()['registrationAttendee.meta.description'];
  const title = useInvitedTexts()['registrationAttendee.invited.refused.title'];
  return (
    <InvitationFrame page="registrationAttendee" title={title} description={description}>
      {children}
    </InvitationFrame>
  );
}
