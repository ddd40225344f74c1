import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { draftOfLink } from '@summit/contract/session/storage-keys';
import { useServerAction } from '@summit/shared-auth';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { PublishChoice } from '../../shared/person-fields/consents.tsx';
import { FirstStepFrame } from '../../shared/steps/first-step-frame.tsx';
import { stepAddress } from '../../shared/steps/flow.ts';
import { stepFailure } from '../../shared/steps/step-failure.ts';
import { useFirstStep } from '../../shared/steps/use-first-step.ts';
import { useFirstStepTexts } from '../../shared/texts/use-first-step-texts.ts';
import { useInvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import { InvitedAside } from './invited-aside.tsx';
import { emptyInvitedStep, invitedRules, type InvitedValues } from './invited-fields.ts';
import type { Invitation, InvitationRefusal } from './use-invitation.ts';

interface InvitedFormProps {
  token: string;
  invitation: Invitation;
  /** Called while the registration is being sent, because the session it begins must not interrupt it. */
  onSending: (sending: boolean) => void;
  /** Called when the invitation can no longer be used. */
  onRefused: (refusal: InvitationRefusal) => void;
  onClosed: () => void;
}

/** The details of a guest with an extra ticket: submitting it creates the attendee and signs them in. */
export function InvitedForm({ token, invitation, onSending, onRefused, onClosed }: InvitedFormProps) {
  const texts = useFirstStepTexts();
  const invited = useInvitedTexts();
  const submission = useServerAction(attendeeRegistrationCalls.invitedStepOne);
  const go = useGo();
  const step = useFirstStep<InvitedValues>({
    draft: { name: draftOfLink('invited', token) },
    schema: invitedRules,
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
