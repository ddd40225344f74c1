import { useState } from 'react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { useServerAction } from '@summit/shared-auth';
import { CheckboxGroup } from '@summit/shared-ui/choices/checkbox-group';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { useActivities } from '../../shared/person-fields/activities.ts';
import { filledIn } from '../../shared/person-fields/filled-in.ts';
import { NeedsFields } from '../../shared/person-fields/needs-fields.tsx';
import type { StepProps } from '../../shared/steps/attendee-gate.tsx';
import { stepFailure } from '../../shared/steps/step-failure.ts';
import { useInvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import { SecondPartFrame } from './second-part-frame.tsx';
import { invitedSecondRules, type InvitedSecondValues as Values } from './second-part-rules.ts';
import { useSecondPart } from './use-second-part.ts';

const empty: Values = { interests: [], dietaryNeeds: '', accessNeeds: '' };

/** The second part for a guest with another attendee's extra ticket. It completes the registration. */
export function InvitedSecondPart(step: StepProps) {
  const texts = useInvitedTexts();
  const getChoices = useActivities();
  const submission = useServerAction(attendeeRegistrationCalls.invitedStepTwo);
  const [hasNoTicket, setNoTicket] = useState(false);
  const { form, draft } = useSecondPart({
    step,
    schema: invitedSecondRules,
    empty,
    submit: send,
  });

  async function send(values: Values) {
    setNoTicket(false);
    try {
      return await submission.run({ body: filledIn(values) });
    } catch (error) {
      setNoTicket(stepFailure(error).kind === 'invitation');
      throw error;
    }
  }

  return (
    <SecondPartFrame attendee={step.attendee} form={form} draft={draft}>
      {hasNoTicket && <Notice>{texts['registrationSecondPart.invited.noTicket']}</Notice>}
      <Fieldset legend={texts['registrationSecondPart.invited.interests.title']}>
        <CheckboxGroup
          {...form.field('interests')}
          legend="What you come to hear about"
          hint="We use this to suggest sessions and people."
          options={getChoices('interests')}
        />
      </Fieldset>
      <NeedsFields field={form.field} />
    </SecondPartFrame>
  );
}
