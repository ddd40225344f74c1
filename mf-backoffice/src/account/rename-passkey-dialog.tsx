import { Box } from '@mui/material';
import { useForm } from 'react-hook-form';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import type { Passkey } from './passkey.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const form = useForm({ defaultValues: { name: passkey.name } });
  const rename = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) throw new Error('Enter a name first.');
    await call(passkeyCalls.renamePasskey, { params: { id: passkey.id }, body: form.getValues() });
    await readAgain(passkeyCalls.passkeys);
  };
  return (
    <ConfirmDialog title={`Rename ${passkey.name}`} action="Rename" onConfirm={rename} onClose={onClose}>
      <Box sx={{ pt: 1 }}>
        <PasskeyNameField form={form} />
      </Box>
    </ConfirmDialog>
  );
}
