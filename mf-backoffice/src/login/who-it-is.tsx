import { Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { FormField } from '../shared/parts/form-field.tsx';
import { canUsePasskeys, signWithPasskey } from '../shared/passkeys/ask-browser.ts';
import { PasskeyButton } from '../shared/passkeys/passkey-button.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { useOrganiser } from '../shared/session/organiser-store.ts';

/** Asks for the password or a passkey again before personal data, money or a count: somebody else may be using the tab. */
export function WhoItIs() {
  const awaited = useOrganiser((state) => state.awaited);
  return awaited && <PasswordAgain onSettled={awaited} />;
}

function PasswordAgain({ onSettled }: { onSettled: (isConfirmed: boolean) => void }) {
  const call = useOrganiserCall();
  const form = useForm({ defaultValues: { password: '' } });
  const confirm = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      throw new Error('Enter your password first.');
    }
    await call(organiserCalls.confirmOrganiser, { body: form.getValues() });
    onSettled(true);
  };
  const confirmByPasskey = async () => {
    const request = await call(passkeyCalls.confirmationChallenge);
    await call(passkeyCalls.confirmByPasskey, { body: await signWithPasskey(request) });
    onSettled(true);
  };
  return (
    <ConfirmDialog
      title="Confirm it’s you"
      action="Continue"
      onConfirm={confirm}
      onClose={() => onSettled(false)}
    >
      <Stack spacing={2.5}>
        <Typography>Enter your password to continue. You are not asked again for a few minutes.</Typography>
        <FormField
          form={form}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required="Enter your password."
        />
        {canUsePasskeys() && <PasskeyButton onUse={confirmByPasskey}>Use a passkey instead</PasskeyButton>}
      </Stack>
    </ConfirmDialog>
  );
}
