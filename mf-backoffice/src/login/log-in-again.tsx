import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { endSession, useOrganiser } from '../shared/session/organiser-store.ts';
import { LoginForm } from './login-form.tsx';

/** The session has ended while something was open: it lies under this, with all that was typed. */
export function LogInAgain() {
  const isOver = useOrganiser((state) => state.isOver);
  return (
    <Dialog open={isOver} aria-labelledby="log-in-again" maxWidth="xs" fullWidth disableRestoreFocus={false}>
      <DialogTitle id="log-in-again">Please log in again</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>
          Your session has ended. What you have typed is still here: log in, and send it again.
        </DialogContentText>
        {isOver && <LoginForm />}
      </DialogContent>
      <DialogActions>
        <Button onClick={endSession}>Leave instead</Button>
      </DialogActions>
    </Dialog>
  );
}
