import type { ReactNode } from 'react';
import type { PassKindName } from '@summit/contract/registration-kinds';
import { fillText } from '@summit/contract/text-lookup';
import { registrationInvitationTexts } from '@summit/contract/texts/registration-invitation';
import { InvitationFrame } from '../shared/invitation-frame.tsx';
import { InvitationVisit } from '../shared/invitation-visit.tsx';
import { SignedInAlready } from '../shared/late-signed-in-already.ts';
import { StepFrame } from '../shared/step-frame.tsx';
import { usePassTexts } from '../shared/use-pass-texts.ts';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { WhileOpen } from '../shared/while-open.tsx';
import { PassForm } from './pass-form.tsx';
import { PassRefused } from './pass-refused.tsx';
import {
  type PassInvitation,
  type PassLink,
  type PassRefusal,
  usePassInvitation,
} from './use-pass-invitation.ts';

/** The page of a visitor with a link of passes. The kinds on passes differ in their categories alone, not on this page. */
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
