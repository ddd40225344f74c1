import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { EntryDifference } from '../entry-difference.tsx';
import type { EntryChange, ResourceField } from '../entry-types.ts';

interface ChangeDialogProps {
  change: EntryChange;
  fields: readonly ResourceField[];
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** What a change does, before it is made; or that nothing differs; or what it gave out, which is shown this once. */
export function ChangeDialog({ change, fields, onConfirm, onClose }: ChangeDialogProps) {
  const { changes, isNew, issued } = change;
  if (issued !== null) return <Issued issued={issued} onClose={onClose} />;
  if (changes.length === 0) {
    return (
      <Dialog open onClose={onClose}>
        <DialogTitle>Nothing differs</DialogTitle>
        <DialogContent>What you have typed is what is there already.</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back to the form</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={isNew ? 'Add this?' : 'Make this change?'}
      action={isNew ? 'Add it' : 'Make the change'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <EntryDifference change={change} fields={fields} />
    </ConfirmDialog>
  );
}

function Issued({ issued, onClose }: { issued: string; onClose: () => void }) {
  return (
    <Dialog open aria-labelledby="issued" maxWidth="sm" fullWidth>
      <DialogTitle id="issued">Copy this now</DialogTitle>
      <DialogContent>
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          It is shown this once.
        </Alert>
        <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
          {issued}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void navigator.clipboard.writeText(issued)}>Copy</Button>
        <Button variant="contained" onClick={onClose}>
          I have it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
