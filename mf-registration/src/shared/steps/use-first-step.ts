import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { DraftName } from '@summit/contract/session/storage-keys';
import { type Tokens, useServerData, useSessionActions } from '@summit/shared-auth';
import type { FormRules } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { notValid } from '../person-fields/email-refusal.ts';
import { filledIn } from '../person-fields/filled-in.ts';
import type { FirstStepName } from '../person-fields/first-step-names.ts';
import { useProbableCountry } from '../person-fields/probable-country.ts';
import { stepAddress } from './flow.ts';
import { stepFailure } from './step-failure.ts';

/** Fields that a draft must never store. */
const neverStored = ['password'];

const trimmed = ['firstName', 'lastName', 'email', 'company', 'jobTitle'] as const satisfies FirstStepName[];

interface FirstStepOptions<Values extends FieldValues> {
  /** The draft's name, and which of its values still fit the form as it was opened. */
  draft: Pick<NonNullable<Parameters<typeof useFormDraft>[2]>, 'always' | 'fit' | 'onRestored'> & {
    name: DraftName;
  };
  /** The rules; whether a password is required is a setting. */
  schema: (asksPassword: boolean) => FormRules<Values>;
  /** The initial values, for a country or none. */
  empty: (country: string) => Values;
  /**
   * Sends the filled-in values: without empty fields, and without a password where none is required. Null where that
   * signs nobody in.
   */
  submit: (filled: Values) => Promise<Tokens | null>;
  /** Called while the form is being sent, because the session it begins must not interrupt it. */
  onSending: (sending: boolean) => void;
  /** Called when the attendee is created, and signed in. */
  onDone: (values: Values) => void;
  /** Called when registration was switched off meanwhile. */
  onClosed: () => void;
  /** Handles the errors that only this form knows. True when it was one of them. */
  refuse?: (error: unknown) => boolean;
}

/** The first step as a form, for all kinds of registration: its draft, sending it, and handling the server's errors. */
export function useFirstStep<Values extends FieldValues & Partial<Record<FirstStepName, unknown>>>(
  options: FirstStepOptions<Values>,
) {
  const { schema } = options;
  const { allowPasswordOnRegistration: asksPassword } = useServerData(settingsCalls.globalSettings);
  const { setTokens } = useSessionActions();
  const go = useGo();
  const [isKnown, setKnown] = useState(false);
  const form = useSiteForm<Values>({
    schema: schema(asksPassword),
    defaultValues: options.empty('') as Parameters<typeof useSiteForm<Values>>[0]['defaultValues'],
    trim: trimmed as readonly string[] as readonly Path<Values>[],
    registers: true,
    onSubmit: send,
  });
  const { country, phonePrefix, whenTouched } = useProbableCountry(form.formProps.ref);
  const { name, ...fitting } = options.draft;
  const draft = useFormDraft(name, form, { ...fitting, neverStored, given: { country } });

  async function send(values: Values) {
    setKnown(false);
    options.onSending(true);
    try {
      const { password: _password, ...others } = values;
      const tokens = await options.submit(filledIn(asksPassword ? values : (others as Values)));
      draft.finish();
      if (tokens) await setTokens(tokens);
      options.onDone(values);
    } catch (error) {
      options.onSending(false);
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    if (options.refuse?.(error)) return;
    const email = 'email' as Path<Values>;
    const failure = stepFailure(error);
    switch (failure.kind) {
      case 'continueAt':
        return go(stepAddress(failure.page));
      case 'known':
        setKnown(true);
        return form.fail(email, failure.message);
      case 'beside':
        return form.fail(email, notValid(failure.message));
      case 'closed':
        return options.onClosed();
      default:
        throw error;
    }
  }

  function startAfresh() {
    // The kind that the address names may have changed since the form appeared.
    form.methods.reset(options.empty(country ?? ''));
    draft.startAfresh();
  }

  return {
    form: { ...form, formProps: { ...form.formProps, ...whenTouched } },
    asksPassword,
    phonePrefix,
    /** Whether somebody with the sent address is already registered. */
    isKnown,
    onEmailChange: () => setKnown(false),
    draft: { ...draft, startAfresh },
  };
}
