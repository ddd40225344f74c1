import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { endSession, useOrganiser } from '../shared/session/organiser-store.ts';
import { usePlainAddress } from '../shared/session/use-plain-address.ts';
import { leaveUnsentWork } from '../shared/unsent/unsent-work.ts';
import { LoginForm } from './login-form.tsx';

/** A login over the open screen after its organiser's session has ended, so that nothing they typed is lost. */
export function LogInAgain() {
  const isOver = useOrganiser((state) => state.isOver);
  const name = useOrganiser(({ session }) => session?.name);
  const clearAddress = usePlainAddress();

  function end() {
    endSession();
    clearAddress();
  }

  return (
    <Dialog open={isOver} aria-labelledby="log-in-again" maxWidth="xs" fullWidth disableRestoreFocus={false}>
      <DialogTitle id="log-in-again">Log in again</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>
          The session of {name} has ended. Nothing typed here is lost: log in as {name}, and send it again.
        </DialogContentText>
        {isOver && <LoginForm />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leaveUnsentWork(end)}>Log in as somebody else</Button>
      </DialogActions>
    </Dialog>
  );
}
