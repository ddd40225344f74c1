import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { Failure } from '../shared/parts/failure.tsx';
import { FormField } from '../shared/parts/form-field.tsx';
import { useAcceptLogin } from '../shared/session/accept-login.ts';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { LoginWithPasskey } from './login-with-passkey.tsx';

/** Password and code, or a passkey instead of both. After a refusal the input stays, except the code, which is valid once. */
export function LoginForm() {
  const call = useOrganiserCall();
  const accept = useAcceptLogin();
  const [error, setError] = useState<unknown>(null);
  const form = useForm({ defaultValues: { email: '', password: '', code: '' } });
  const wayIn = new URLSearchParams(window.location.search).get('wayIn') ?? undefined;

  const send = form.handleSubmit(async (given) => {
    setError(null);
    try {
      const code = given.code.replaceAll(/\s/g, '');
      await accept(await call(organiserCalls.organiserLogin, { body: { ...given, code, wayIn } }));
    } catch (refusal) {
      setError(refusal);
      form.resetField('code');
      form.setFocus('code');
    }
  });
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void send(event)}>
      <FormField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required="Enter your email address."
      />
      <FormField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required="Enter your password."
      />
      <FormField
        form={form}
        name="code"
        label="One-time code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required="Enter the code shown by your authenticator."
        help="The six digits shown by your authenticator."
      />
      {error !== null && <Failure error={error} />}
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        Log in
      </Button>
      <LoginWithPasskey />
    </Stack>
  );
}
