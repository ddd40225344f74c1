import type { FieldValues, Path } from 'react-hook-form';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { BodyOf } from '@summit/contract/requests/call';
import { draftOfAttendee } from '@summit/contract/session/storage-keys';
import { useServerAction } from '@summit/shared-auth';
import type { FormRules } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { filledIn } from '../../shared/person-fields/filled-in.ts';
import type { StepProps } from '../../shared/steps/attendee-gate.tsx';
import type { StepPageId } from '../../shared/steps/flow.ts';
import { stepFailure } from '../../shared/steps/step-failure.ts';

type SecondPartBody = BodyOf<(typeof attendeeRegistrationCalls)['submitStepTwo']>;

interface SecondPartOptions<Values extends FieldValues> {
  step: StepProps;
  schema: FormRules<Values>;
  empty: Values;
  /** The submitting call when it is not the second part of a regular registration. */
  submit?: (values: Values) => Promise<{ next: StepPageId }>;
}

/** The second part as a form: its draft, submitting it, and handling the server's errors. */
export function useSecondPart<Values extends FieldValues & Partial<SecondPartBody>>({
  step: { attendee, continueAt },
  schema,
  empty,
  submit,
}: SecondPartOptions<Values>) {
  const submission = useServerAction(attendeeRegistrationCalls.submitStepTwo);
  const form = useSiteForm<Values>({
    schema,
    defaultValues: empty as Parameters<typeof useSiteForm<Values>>[0]['defaultValues'],
    registers: true,
    onSubmit: send,
  });
  const draft = useFormDraft(draftOfAttendee('second-part', attendee.id), form);

  async function send(values: Values) {
    try {
      const regular = () => submission.run({ body: filledIn(values) as SecondPartBody });
      const { next } = await (submit ? submit(values) : regular());
      draft.finish();
      await continueAt(next);
    } catch (error) {
      await refuse(error);
    }
  }

  async function refuse(error: unknown) {
    const failure = stepFailure(error);
    switch (failure.kind) {
      case 'continueAt':
        // All other steps come after this one: what was filled in here has been sent.
        if (failure.page !== 'registrationAttendee') draft.finish();
        return continueAt(failure.page);
      case 'beside':
        // The attendee's own address is not among these fields.
        return form.fail(failure.field === 'email' ? null : (failure.field as Path<Values>), failure.message);
      default:
        throw error;
    }
  }

  return { form, draft };
}
