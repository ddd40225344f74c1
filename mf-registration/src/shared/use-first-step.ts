import { settingsCalls } from '@summit/contract/calls/settings';
import { useServerData, useSessionActions, type Tokens } from '@summit/shared-auth';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { useCountryInfo } from './country-info.ts';
import { notValid } from './email-refusal.ts';
import { filledIn } from './filled-in.ts';
import type { FirstStepName } from './first-step-names.ts';
import { stepAddress } from './flow.ts';
import { stepFailure } from './step-failure.ts';
import { useDraft, useDraftKeeper } from './use-draft.ts';

/** The secrets among the fields. */
const neverKept = ['password'];

const trimmed = ['firstName', 'lastName', 'email', 'company', 'jobTitle'] as const satisfies FirstStepName[];

interface FirstStepOptions<Values extends FieldValues> {
  /** The draft's. */
  name: string;
  /** The rules; whether the form asks for a password is a setting. */
  schema: (asksPassword: boolean) => ObjectSchema<Values>;
  /** The form as it begins, where the visitor seems to be. */
  empty: (country: string) => Values;
  /** What counts for more than the draft. */
  adjust?: (values: Values) => Values;
  /** Sends what was filled in: without what was left empty, and without a password where none is asked for. */
  submit: (filled: Values) => Promise<Tokens>;
  /** It is being sent, and is not to be interrupted by the session that it begins. */
  onSending: (sending: boolean) => void;
  /** The attendee is made, and signed in. */
  onDone: (values: Values) => void;
  /** Registration was switched off meanwhile. */
  onClosed: () => void;
  /** The refusals that only this form knows. True when it was one of them. */
  refuse?: (error: unknown) => boolean;
}

/** The first step as a form, whoever registers: its draft, sending it, and what the server's refusals mean. */
export function useFirstStep<Values extends FieldValues & Partial<Record<FirstStepName, unknown>>>(
  options: FirstStepOptions<Values>,
) {
  const { schema, adjust = (values) => values } = options;
  const { allowPasswordOnRegistration: asksPassword } = useServerData(settingsCalls.globalSettings);
  const country = useCountryInfo();
  const empty = options.empty(country?.country ?? '');
  const draft = useDraft(options.name, empty, neverKept);
  const { setTokens } = useSessionActions();
  const go = useGo();
  const [isKnown, setKnown] = useState(false);
  const form = useSiteForm<Values>({
    schema: schema(asksPassword),
    defaultValues: adjust(draft.initial) as Parameters<typeof useSiteForm<Values>>[0]['defaultValues'],
    trim: trimmed as readonly string[] as readonly Path<Values>[],
    registers: true,
    onSubmit: send,
  });
  useDraftKeeper(draft, form.methods);

  async function send(values: Values) {
    setKnown(false);
    options.onSending(true);
    try {
      const { password: _password, ...others } = values;
      const tokens = await options.submit(filledIn(asksPassword ? values : (others as Values)));
      draft.store.getState().finish();
      await setTokens(tokens);
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
      case 'goOn':
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
    draft.store.getState().forget();
    form.methods.reset(empty);
  }

  return {
    form,
    asksPassword,
    phonePrefix: country?.phonePrefix,
    /** Somebody with the address that was sent is registered already. */
    isKnown,
    onEmailChange: () => setKnown(false),
    /** Something was kept from an earlier visit. */
    restored: draft.restored,
    startAfresh,
  };
}
