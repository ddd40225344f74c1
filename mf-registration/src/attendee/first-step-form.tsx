import type { BodyOf } from '@summit/contract/call';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { settingsCalls } from '@summit/contract/calls/settings';
import { limits } from '@summit/contract/limits';
import { useServerAction, useServerData, useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/form/button';
import { Fieldset } from '@summit/shared-ui/form/fieldset';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { PasswordField } from '@summit/shared-ui/form/password-field';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { useState } from 'react';
import { useCountryInfo } from '../shared/country-info.ts';
import { DraftNotice } from '../shared/draft-notice.tsx';
import { filledIn } from '../shared/filled-in.ts';
import { stepAddress } from '../shared/flow.ts';
import { StepBody } from '../shared/step-body.tsx';
import { stepFailure } from '../shared/step-failure.ts';
import { useDraft, useDraftKeeper } from '../shared/use-draft.ts';
import type { RegistrationTexts } from '../shared/use-registration-texts.ts';
import { Consents } from './consents.tsx';
import { notValid, useEmailCheck } from './email-check.ts';
import { EmailField } from './email-field.tsx';
import { FirstStepAside } from './first-step-aside.tsx';
import {
  defaultFormType,
  emptyFirstStep,
  firstStepSchema,
  neverKept,
  type FirstStepValues,
  type FormType,
} from './first-step-fields.ts';
import { KindFields } from './kind-fields.tsx';
import { PersonFields } from './person-fields.tsx';

interface FirstStepFormProps {
  /** The kind that the address names: it counts for more than the draft's. */
  asked: FormType | null;
  texts: RegistrationTexts;
  /** The registration is being sent, and is not to be interrupted by the session that it begins. */
  onSending: (sending: boolean) => void;
  onClosed: () => void;
}

/** Who registers: sent, it makes the attendee and signs them in. */
export function FirstStepForm({ asked, texts, onSending, onClosed }: FirstStepFormProps) {
  const { allowPasswordOnRegistration } = useServerData(settingsCalls.globalSettings);
  const country = useCountryInfo();
  const empty = emptyFirstStep(asked ?? defaultFormType, country?.country ?? '');
  const draft = useDraft('first-step', empty, neverKept);
  const submission = useServerAction(attendeeRegistrationCalls.submitStepOne);
  const { setTokens } = useSessionActions();
  const go = useGo();
  const emailCheck = useEmailCheck();
  const [isKnown, setKnown] = useState(false);
  const form = useSiteForm({
    schema: firstStepSchema(allowPasswordOnRegistration),
    defaultValues: ofType(draft.initial, asked),
    trim: ['firstName', 'lastName', 'email', 'company', 'jobTitle'],
    onSubmit: send,
  });
  useDraftKeeper(draft, form.methods);

  async function send(values: FirstStepValues) {
    setKnown(false);
    onSending(true);
    try {
      const tokens = await submission.run({ body: bodyOf(values, allowPasswordOnRegistration) });
      draft.store.getState().finish();
      await setTokens(tokens);
      go(stepAddress('registrationSecondPart'), { replace: true });
    } catch (error) {
      onSending(false);
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    const failure = stepFailure(error);
    switch (failure.kind) {
      case 'goOn':
        return go(stepAddress(failure.page));
      case 'known':
        setKnown(true);
        return form.fail('email', failure.message);
      case 'beside':
        return form.fail('email', notValid(failure.message));
      case 'closed':
        return onClosed();
      default:
        throw error;
    }
  }

  function startAfresh() {
    draft.store.getState().forget();
    form.methods.reset(empty);
  }

  const chosen = form.methods.watch('type');
  const email = form.field('email');

  function changeEmail(event: { target: unknown }) {
    setKnown(false);
    email.onChange(event);
  }

  return (
    <StepBody>
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        {draft.restored && <DraftNotice text={texts['registrationAttendee.draft']} onForget={startAfresh} />}
        <KindFields form={form} chosen={chosen} texts={texts} />
        <Fieldset legend="You">
          <PersonFields form={form} phonePrefix={country?.phonePrefix}>
            <EmailField
              field={{ ...email, onChange: changeEmail }}
              check={emailCheck}
              knownAdvice={isKnown ? texts['registrationAttendee.known'] : null}
            />
          </PersonFields>
          {allowPasswordOnRegistration && (
            <PasswordField
              {...form.field('password')}
              label="Password"
              hint={`${limits.password.min} to ${limits.password.max} characters with at least one letter and one digit.`}
              autoComplete="new-password"
            />
          )}
        </Fieldset>
        <Fieldset legend="Before you go on">
          <Consents field={form.field} texts={texts} />
        </Fieldset>
        <FormActions note="You can stop after any step; this one makes your account.">
          <Button type="submit" size="large" icon="arrow-right" busy={form.busy} busyLabel="Sending">
            {texts['registrationAttendee.submit']}
          </Button>
        </FormActions>
      </FormBody>
      <FirstStepAside type={chosen} texts={texts} />
    </StepBody>
  );
}

/** Values of the kind that was asked for; another kind's category does not fit it. */
function ofType(values: FirstStepValues, asked: FormType | null): FirstStepValues {
  return asked === null || asked === values.type ? values : { ...values, type: asked, categoryId: '' };
}

type FirstStepBody = BodyOf<(typeof attendeeRegistrationCalls)['submitStepOne']>;

/** What is sent: without what only the form needs, and without what was left empty. */
function bodyOf({ type: _type, password, ...values }: FirstStepValues, withPassword: boolean): FirstStepBody {
  return filledIn(withPassword ? { ...values, password } : values);
}
