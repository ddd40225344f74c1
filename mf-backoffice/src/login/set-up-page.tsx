import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { countCharacters } from '@summit/contract/words/count-characters';
import { normalisePassword } from '@summit/contract/words/normalise-text';
import { Failure } from '../shared/parts/failure.tsx';
import { FormField } from '../shared/parts/form-field.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { AuthenticatorCode } from './authenticator-code.tsx';
import { LoginFrame } from './login-frame.tsx';

type Secret = ResponseOf<typeof organiserCalls.organiserSetUp>;

const lead =
  'Choose a password, then connect an authenticator: an app on your phone that shows a new code every 30 seconds.';

/** Opened by the link in an email: a new organiser chooses a password, and connects an authenticator. */
export default function SetUpPage() {
  const [secret, setSecret] = useState<Secret | null>(null);
  return (
    <LoginFrame title="Set up your account" lead={lead}>
      {secret ? <AuthenticatorCode {...secret} /> : <PasswordForm onDone={setSecret} />}
    </LoginFrame>
  );
}

function PasswordForm({ onDone }: { onDone: (secret: Secret) => void }) {
  const call = useOrganiserCall();
  const [error, setError] = useState<unknown>(null);
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
  const form = useForm({ defaultValues: { password: '', again: '' } });
  const send = form.handleSubmit(async ({ password }) => {
    setError(null);
    try {
      onDone(await call(organiserCalls.organiserSetUp, { body: { token, password } }));
    } catch (refusal) {
      setError(refusal);
    }
  });
  if (!token) return <Alert severity="error">This link is incomplete. Open it from your email again.</Alert>;
  const { min } = limits.organiserPassword;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void send(event)}>
      <FormField
        form={form}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        required="Choose a password."
        validate={(value) =>
          countCharacters(normalisePassword(value)) >= min || `At least ${min} characters.`
        }
        help={`At least ${min} characters. A few words are easier to remember than symbols.`}
      />
      <FormField
        form={form}
        name="again"
        label="Repeat password"
        type="password"
        autoComplete="new-password"
        required="Repeat the password."
        validate={(value) => value === form.getValues('password') || 'The passwords do not match.'}
      />
      {error !== null && <Failure error={error} />}
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        Set password
      </Button>
    </Stack>
  );
}
