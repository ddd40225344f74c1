import type { BodyOf } from '@summit/contract/call';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import type { RegistrationPageId } from '@summit/contract/registration-status';
import { useServerAction } from '@summit/shared-auth';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import type { FieldValues, Path } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { StepProps } from '../shared/attendee-gate.tsx';
import { filledIn } from '../shared/filled-in.ts';
import { stepFailure } from '../shared/step-failure.ts';
import { useDraft, useDraftKeeper } from '../shared/use-draft.ts';

type SecondPartBody = BodyOf<(typeof attendeeRegistrationCalls)['submitStepTwo']>;

interface SecondPartOptions<Values extends FieldValues> {
  step: StepProps;
  schema: ObjectSchema<Values>;
  empty: Values;
  /** Where it is sent when it is not the second part of a regular registration. */
  submit?: (values: Values) => Promise<{ next: RegistrationPageId }>;
}

/** The second part as a form: its draft, sending it, and what the server's refusals mean. */
export function useSecondPart<Values extends FieldValues & Partial<SecondPartBody>>({
  step: { attendee, goOn },
  schema,
  empty,
  submit,
}: SecondPartOptions<Values>) {
  const submission = useServerAction(attendeeRegistrationCalls.submitStepTwo);
  // Another attendee who logs in on this device finds a form of their own.
  const draft = useDraft(`second-part.${attendee.id}`, empty);
  const form = useSiteForm<Values>({
    schema,
    defaultValues: draft.initial as Parameters<typeof useSiteForm<Values>>[0]['defaultValues'],
    registers: true,
    onSubmit: send,
  });
  useDraftKeeper(draft, form.methods);

  async function send(values: Values) {
    try {
      const regular = () => submission.run({ body: filledIn(values) as SecondPartBody });
      const { next } = await (submit ? submit(values) : regular());
      draft.store.getState().finish();
      await goOn(next);
    } catch (error) {
      await refuse(error);
    }
  }

  async function refuse(error: unknown) {
    const failure = stepFailure(error);
    switch (failure.kind) {
      case 'goOn':
        return goOn(failure.page);
      case 'beside':
        // The attendee's own address is not among these fields.
        return form.fail(failure.field === 'email' ? null : (failure.field as Path<Values>), failure.message);
      default:
        throw error;
    }
  }

  function startAfresh() {
    draft.store.getState().forget();
    form.methods.reset(empty);
  }

  return { form, restored: draft.restored, startAfresh };
}
