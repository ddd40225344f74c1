import type { ReactNode } from 'react';
import type { PassKindName } from '@summit/contract/registration/registration-kinds';
import { registrationInvitationTexts } from '@summit/contract/texts/registration-invitation';
import { fillText } from '@summit/contract/words/text-lookup';
import { InvitationFrame } from '../shared/invitations/invitation-frame.tsx';
import { InvitationVisit } from '../shared/invitations/invitation-visit.tsx';
import { SignedInAlready } from '../shared/steps/lazy-signed-in-already.ts';
import { StepFrame } from '../shared/steps/step-frame.tsx';
import { WhileOpen } from '../shared/steps/while-open.tsx';
import { usePassTexts } from '../shared/texts/use-pass-texts.ts';
import { useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';
import { PassForm } from './pass-form.tsx';
import { PassRefused } from './pass-refused.tsx';
import {
  type PassInvitation,
  type PassLink,
  type PassRefusal,
  usePassInvitation,
} from './use-pass-invitation.ts';

/** The page of a visitor with a link of passes. The kinds on passes differ only in their categories, not on this page. */
export function PassVisit({ link }: { link: PassLink }) {
  const passTexts = usePassTexts();
  const texts = useRegistrationTexts(registrationInvitationTexts);
  return (
    <InvitationVisit<PassInvitation, PassRefusal>
      kind="Vip"
      failed={{
        title: passTexts['registrationInvitation.failed.title'],
        safe: passTexts['registrationInvitation.failed.safe'],
      }}
      check={usePassInvitation(link)}
      frame={Frame}
      form={({ invitation, closed, onSending, onOutcome }) => (
        <StepFrame
          page="registrationInvitation"
          texts={texts}
          heading={{
            title: fillText(passTexts['registrationInvitation.invites'], { name: invitation.name }),
            lead: texts['registrationInvitation.header.lead'],
          }}
          kind={invitation.type as PassKindName}
        >
          <WhileOpen closed={closed}>
            <PassForm
              link={link}
              invitation={invitation}
              onSending={onSending}
              onRefused={(refusal) => onOutcome({ state: 'refused', refusal })}
              onClosed={() => onOutcome({ state: 'closed' })}
            />
          </WhileOpen>
        </StepFrame>
      )}
      refused={({ refusal, afterSending }) => (
        <Frame>
          <PassRefused refusal={refusal} afterSending={afterSending} />
        </Frame>
      )}
      signedIn={(visitor, { type }) => <SignedInAlready {...visitor} kind={type as PassKindName} />}
    />
  );
}

function Frame({ children }: { children: ReactNode }) {
  const texts = useRegistrationTexts(registrationInvitationTexts);
  return (
    <InvitationFrame
      page="registrationInvitation"
      title={texts['registrationInvitation.header.title']}
      description={texts['registrationInvitation.meta.description']}
    >
      {children}
    </InvitationFrame>
  );
}
