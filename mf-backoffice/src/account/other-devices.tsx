import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { Section } from '../shared/parts/section.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';

/** An organiser's sessions elsewhere, which they end together: of one that was stolen nobody knows where it is. */
export function OtherDevices() {
  const call = useOrganiserCall();
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const end = async () => {
    await call(organiserCalls.endOtherSessions);
    setIsDone(true);
  };
  return (
    <Section title="Other devices">
      <Typography sx={{ maxWidth: '66ch' }}>
        You stay logged in elsewhere until you log out there, close the tab, or a working day is over. Where
        you have lost a device, or somebody else may use one, end your sessions there from here.
      </Typography>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setIsAsking(true)}>
        End all other sessions
      </Button>
      <Typography role="status" sx={{ mt: 1.5 }}>
        {isDone && 'You are now logged in here alone.'}
      </Typography>
      {isAsking && (
        <ConfirmDialog
          title="End all other sessions?"
          action="End them"
          isDangerous
          onConfirm={end}
          onClose={() => setIsAsking(false)}
        >
          <Typography>
            What is being typed there cannot be sent any more without logging in again. Here nothing changes.
          </Typography>
        </ConfirmDialog>
      )}
    </Section>
  );
}
