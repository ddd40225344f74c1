import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { type ChangedField, Difference } from '../shared/parts/difference.tsx';
import { useFocusAfterDialog } from '../shared/parts/focus-after-dialog.ts';
import { LongContent } from '../shared/parts/long-content.tsx';
import { useUnsentGuard } from '../shared/unsent/use-unsent-guard.ts';
import { fieldsMarked } from '../shared/words/fields-marked.ts';
import { remoteTitle } from '../shared/words/remote-title.ts';
import { type Outcome, type Remote, type Wish, wishMeaning, wishWords } from './release-words.ts';

interface ChangeReleaseDialogProps {
  remote: Remote;
  wish: Wish;
  /** The changes that the release desk reports in a dry run. */
  outcome: Outcome;
  onConfirm: (rest: { why: string; mayDropPages: boolean }) => Promise<unknown>;
  onClose: () => void;
}

/** Shows the effects of a change before it is made, or why it is refused. */
export function ChangeReleaseDialog({ remote, wish, outcome, onConfirm, onClose }: ChangeReleaseDialogProps) {
  const [why, setWhy] = useState('');
  const [mayDropPages, setMayDropPages] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  useUnsentGuard(why.trim() !== '');
  const title = `${remoteTitle(remote.name)}: ${wishWords(wish)}`;
  if (outcome.problems.length > 0) {
    return <RefusedDialog title={title} problems={outcome.problems} onClose={onClose} />;
  }
  // A rollback needs no permission to drop pages.
  const isAsked = wish.action === 'promote' && outcome.droppedPages.length > 0;
  const confirm = async () => {
    setIsMissing(isAsked && !mayDropPages);
    if (isAsked && !mayDropPages) throw new Error(fieldsMarked);
    await onConfirm({ why: why.trim(), mayDropPages });
  };
  return (
    <ConfirmDialog
      title={`${title}?`}
      action={wishWords(wish)}
      isDangerous={wish.action !== 'promote'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <Typography>{wishMeaning(wish, remote)}</Typography>
        <Difference fields={differenceOf(outcome)} />
        {outcome.newPages.length > 0 && <Typography>New addresses: {outcome.newPages.join(', ')}</Typography>}
        {outcome.droppedPages.length > 0 && (
          <div>
            <Typography>
              Addresses that will be gone, which other sites may link to: {outcome.droppedPages.join(', ')}
            </Typography>
            {isAsked && (
              <DropConsent isGiven={mayDropPages} isMissing={isMissing} onChange={setMayDropPages} />
            )}
          </div>
        )}
        <TextField
          label="Reason (for the history)"
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          fullWidth
          slotProps={{ htmlInput: { maxLength: limits.shortText } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}

interface DropConsentProps {
  isGiven: boolean;
  isMissing: boolean;
  onChange: (isGiven: boolean) => void;
}

function DropConsent({ isGiven, isMissing, onChange }: DropConsentProps) {
  const id = useId();
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={isGiven}
            onChange={(_event, isChosen) => onChange(isChosen)}
            slotProps={{ input: { 'aria-describedby': id, 'aria-invalid': isMissing && !isGiven } }}
          />
        }
        label="Remove these addresses"
      />
      <FormHelperText id={id} error>
        {isMissing && !isGiven && 'Tick this if it is intended; otherwise cancel.'}
      </FormHelperText>
    </>
  );
}

interface RefusedDialogProps {
  title: string;
  problems: readonly string[];
  onClose: () => void;
}

function RefusedDialog({ title, problems, onClose }: RefusedDialogProps) {
  const id = useId();
  useFocusAfterDialog();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <LongContent>
        <Alert severity="error" variant="outlined">
          This release was refused, and what was live stays live. Send the reasons to its team:
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      </LongContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function differenceOf({ before, after }: Outcome): ChangedField[] {
  const fields = [
    { field: 'Live for everyone', before: before.live, after: after.live },
    { field: 'On trial', before: before.share, after: after.share },
    { field: 'Candidates', before: before.candidates, after: after.candidates },
  ];
  return fields.filter((each) => each.before !== each.after);
}
