import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { Section } from '../shared/parts/section.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';

/** Ends all of the organiser's other sessions together, because nobody knows where a stolen one is used. */
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
        You stay logged in on other devices until you log out there, close the tab, or a working day is over.
        If you have lost a device, or someone else may be using one, end your sessions there from here.
      </Typography>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setIsAsking(true)}>
        End all other sessions
      </Button>
      <Typography role="status" sx={{ mt: 1.5 }}>
        {isDone && 'You are now logged in only here.'}
      </Typography>
      {isAsking && (
        <ConfirmDialog
          title="End all other sessions?"
          action="End sessions"
          isDangerous
          onConfirm={end}
          onClose={() => setIsAsking(false)}
        >
          <Typography>
            Anything being typed there cannot be sent without logging in again. Nothing changes here.
          </Typography>
        </ConfirmDialog>
      )}
    </Section>
  );
}
