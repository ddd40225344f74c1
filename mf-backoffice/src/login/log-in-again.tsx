import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { endSession, useOrganiser } from '../shared/session/organiser-store.ts';
import { LoginForm } from './login-form.tsx';

/** A login over the open screen after the session has ended, so that nothing typed is lost. */
export function LogInAgain() {
  const isOver = useOrganiser((state) => state.isOver);
  return (
    <Dialog open={isOver} aria-labelledby="log-in-again" maxWidth="xs" fullWidth disableRestoreFocus={false}>
      <DialogTitle id="log-in-again">Log in again</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>
          Your session has ended. Nothing you have typed is lost: log in, and send it again.
        </DialogContentText>
        {isOver && <LoginForm />}
      </DialogContent>
      <DialogActions>
        <Button onClick={endSession}>Leave instead</Button>
      </DialogActions>
    </Dialog>
  );
}
