import type { ComponentType } from 'react';
import {
  kindOfAttendee,
  type KindWithStep,
  type RegistrationKindName,
  secondPartTexts,
} from '@summit/contract/registration/registration-kinds';
import { secondPartTitles } from '@summit/contract/texts/second-part-titles';
import { useServerTexts } from '@summit/shared-auth';
import { OtherKind } from '../../shared/invitations/other-kind.tsx';
import { AttendeeGate, type StepProps } from '../../shared/steps/attendee-gate.tsx';
import { useKind } from '../../shared/steps/flow.ts';
import { StepFrame } from '../../shared/steps/step-frame.tsx';
import { useInvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import { usePassTexts } from '../../shared/texts/use-pass-texts.ts';
import { useSecondPartTexts } from '../../shared/texts/use-second-part-texts.ts';
import { BuySecondPart } from './buy-second-part.tsx';
import { InvitedSecondPart } from './invited-second-part.tsx';
import { PassSecondPart } from './pass-second-part.tsx';
import { SellSecondPart } from './sell-second-part.tsx';

const secondParts: Record<KindWithStep<'registrationSecondPart'>, ComponentType<StepProps>> = {
  Buy: BuySecondPart,
  Sell: SellSecondPart,
  Vip: PassSecondPart,
  Exhibitor: PassSecondPart,
  Sponsor: PassSecondPart,
  Invited: InvitedSecondPart,
};

/** The second step of a registration: what an attendee does, by the kind of the registration. */
export default function SecondPartPage() {
  const texts = useSecondPartTexts();
  const titles = useServerTexts(secondPartTitles, 'registration');
  const kindTexts = { ...useInvitedTexts(), ...usePassTexts(), ...titles };
  const own = secondPartTexts(useKind());
  const heading =
    own === null ? undefined : { title: kindTexts[`${own}.title`], lead: kindTexts[`${own}.lead`] };
  return (
    <StepFrame page="registrationSecondPart" texts={texts} heading={heading}>
      <AttendeeGate page="registrationSecondPart">{(step) => <SecondPart {...step} />}</AttendeeGate>
    </StepFrame>
  );
}

function SecondPart(step: StepProps) {
  const kind = kindOfAttendee(step.attendee);
  const Part = kind !== null && hasSecondPart(kind) ? secondParts[kind] : OtherKind;
  return <Part {...step} />;
}

function hasSecondPart(kind: RegistrationKindName): kind is keyof typeof secondParts {
  return Object.hasOwn(secondParts, kind);
}
