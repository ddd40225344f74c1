import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { settingsCalls } from '@summit/contract/calls/settings';
import { useServerAction, useServerData } from '@summit/shared-auth';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { useState } from 'react';
import { PublishChoice } from '../shared/consents.tsx';
import { FirstStepFrame } from '../shared/first-step-frame.tsx';
import { stepAddress } from '../shared/flow.ts';
import { RegistrationClosed } from '../shared/registration-closed.tsx';
import { stepFailure } from '../shared/step-failure.ts';
import { draftOfLink } from '../shared/use-draft.ts';
import { useFirstStep } from '../shared/use-first-step.ts';
import { useInvitedTexts } from '../shared/use-invited-texts.ts';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { InvitedAside } from './invited-aside.tsx';
import { emptyInvitedStep, invitedSchema, type InvitedValues } from './invited-fields.ts';
import type { Invitation, InvitationRefusal } from './use-invitation.ts';

interface InvitedFormProps {
  token: string;
  invitation: Invitation;
  /** The registration is being sent, and is not to be interrupted by the session that it begins. */
  onSending: (sending: boolean) => void;
  /** The invitation cannot be used any more. */
  onRefused: (refusal: InvitationRefusal) => void;
}

/** Who comes with an extra ticket: sent, it makes the attendee and signs them in. */
export function InvitedForm(props: InvitedFormProps) {
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  const texts = useRegistrationTexts();
  const [closed, setClosed] = useState(!registrationIsEnabled);
  return closed ? (
    <RegistrationClosed texts={texts} />
  ) : (
    <OpenForm {...props} onClosed={() => setClosed(true)} />
  );
}

interface OpenFormProps extends InvitedFormProps {
  onClosed: () => void;
}

function OpenForm({ token, invitation, onSending, onRefused, onClosed }: OpenFormProps) {
  const texts = useRegistrationTexts();
  const invited = useInvitedTexts();
  const submission = useServerAction(attendeeRegistrationCalls.invitedStepOne);
  const go = useGo();
  const step = useFirstStep<InvitedValues>({
    name: draftOfLink('invited', token),
    schema: invitedSchema,
    empty: (country) => emptyInvitedStep(invitation, country),
    submit: (values) => submission.run({ body: { token, ...values } }),
    onSending,
    onDone: () => go(stepAddress('registrationSecondPart'), { replace: true }),
    onClosed,
    refuse,
  });

  function refuse(error: unknown): boolean {
    const failure = stepFailure(error);
    if (failure.kind !== 'invitation') return false;
    onRefused(failure);
    return true;
  }

  return (
    <FirstStepFrame
      step={step}
      texts={texts}
      publish={<PublishChoice field={step.form.field} texts={texts} />}
      submit={invited['registrationAttendee.invited.submit']}
      note={invited['registrationAttendee.invited.note']}
      aside={<InvitedAside invitation={invitation} texts={invited} />}
    />
  );
}
