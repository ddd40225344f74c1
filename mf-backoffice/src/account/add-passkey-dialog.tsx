import { Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { makePasskey } from '../shared/passkeys/ask-browser.ts';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

/** A new passkey: it is called something first, then the browser makes it. */
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
    <ConfirmDialog title="Add a passkey" action="Make the passkey" onConfirm={add} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <Typography>
          Your browser then asks where it is to be, and checks that it is you. It may be this device, your
          telephone or a security key.
        </Typography>
        <PasskeyNameField form={form} />
      </Stack>
    </ConfirmDialog>
  );
}
