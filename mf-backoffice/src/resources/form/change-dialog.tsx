import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { useFocusAfterDialog } from '../../shared/parts/focus-after-dialog.ts';
import { EntryDifference } from '../entry-difference.tsx';
import type { EntryChange, ResourceField } from '../entry-types.ts';

interface ChangeDialogProps {
  change: EntryChange;
  fields: readonly ResourceField[];
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows the effects of a change before it is made, that nothing differs, or a created value that is shown only once. */
export function ChangeDialog({ change, fields, onConfirm, onClose }: ChangeDialogProps) {
  const { changes, isNew, issued } = change;
  useFocusAfterDialog();
  if (issued !== null) return <Issued issued={issued} onClose={onClose} />;
  if (changes.length === 0) {
    return (
      <Dialog open onClose={onClose}>
        <DialogTitle>Nothing has changed</DialogTitle>
        <DialogContent>What you have entered is the same as what is saved.</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back to the form</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={isNew ? 'Add this entry?' : 'Save changes?'}
      action={isNew ? 'Add entry' : 'Save changes'}
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
          It is shown only once.
        </Alert>
        <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
          {issued}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void navigator.clipboard.writeText(issued)}>Copy</Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
