import { Typography } from '@mui/material';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import type { Passkey } from './passkey.ts';

/** Removes a passkey, which can then no longer log in. */
export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const remove = async () => {
    await call(passkeyCalls.removePasskey, { params: { id: passkey.id } });
    await readAgain(passkeyCalls.passkeys);
  };
  return (
    <ConfirmDialog
      title={`Remove ${passkey.name}?`}
      action="Remove"
      isDangerous
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>
        You can no longer log in with it; your password and a code still work. You are logged out on all other
        devices. The device may keep offering it until you delete it there.
      </Typography>
    </ConfirmDialog>
  );
}
