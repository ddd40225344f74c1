import { Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { makePasskey } from '../shared/passkeys/ask-browser.ts';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

/** Adds a passkey: the organiser names it first, then the browser creates it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const form = useForm({ defaultValues: { name: '' } });
  const add = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) throw new Error('Enter a name first.');
    const creation = await call(passkeyCalls.newPasskeyChallenge);
    const body = { ...form.getValues(), ...(await makePasskey(creation)) };
    await call(passkeyCalls.addPasskey, { body });
    await readAgain(passkeyCalls.passkeys);
  };
  return (
    <ConfirmDialog title="Add a passkey" action="Create passkey" onConfirm={add} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <Typography>
          Your browser then asks where to save it, and checks that it is you. You can save it on this device,
          your phone or a security key.
        </Typography>
        <PasskeyNameField form={form} />
      </Stack>
    </ConfirmDialog>
  );
}
