import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTimeZone } from '../../shared/data/use-time-zone.ts';
import { useFocusAfterDialog } from '../../shared/parts/focus-after-dialog.ts';
import { closeByChoice } from '../../shared/unsent/close-by-choice.ts';
import type { EntryValues } from '../entry-types.ts';
import { EntryValue } from '../entry-value.tsx';
import type { NamedField } from '../entry-words.ts';
import type { Conflict } from './use-entry-form.ts';

interface ConflictDialogProps {
  conflict: Pick<Conflict, 'fields'>;
  fields: readonly NamedField[];
  /** Its name, if the screen is about something else. */
  about?: string;
  onResolve: (chosen: EntryValues) => void;
  onClose: () => void;
}

/** Shown when another organiser has changed the same entry: both versions of each field, until one is chosen. */
export function ConflictDialog({ conflict, fields, about, onResolve, onClose }: ConflictDialogProps) {
  const [isTheirs, setIsTheirs] = useState<Record<string, boolean>>({});
  const timeZone = useTimeZone();
  useFocusAfterDialog();
  const both = conflict.fields;
  const resolve = () =>
    onResolve(
      Object.fromEntries(both.map(({ field, theirs, mine }) => [field, isTheirs[field] ? theirs : mine])),
    );
  return (
    <Dialog
      open
      onClose={closeByChoice(onClose, Object.keys(isTheirs).length > 0)}
      aria-labelledby="conflict"
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id="conflict">
        Someone else has changed {about ? `“${about}”` : 'this'} meanwhile
      </DialogTitle>
      <DialogContent>
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          Nothing you have typed is lost.{' '}
          {both.length === 0
            ? 'They changed different fields.'
            : 'You both changed the fields below: choose a version of each.'}
        </Alert>
        {both.map(({ field, theirs, mine }) => {
          const facts = fields.find(({ name }) => name === field);
          const option = (value: unknown, whose: string) => (
            <>
              <Typography component="span" variant="body2" color="textSecondary">
                {whose}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                <EntryValue field={facts} value={value} timeZone={timeZone} />
              </Typography>
            </>
          );
          return (
            <RadioGroup
              key={field}
              aria-label={facts?.label ?? field}
              value={isTheirs[field] ? 'theirs' : 'mine'}
              onChange={(_event, chosen) => setIsTheirs({ ...isTheirs, [field]: chosen === 'theirs' })}
              sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}
            >
              <Typography variant="h3">{facts?.label ?? field}</Typography>
              <FormControlLabel value="mine" control={<Radio />} label={option(mine, 'Yours')} />
              <FormControlLabel
                value="theirs"
                control={<Radio />}
                label={option(theirs, 'Theirs, which is on the site')}
              />
            </RadioGroup>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{about ? 'Back' : 'Back to the form'}</Button>
        <Button variant="contained" onClick={resolve}>
          Use these versions
        </Button>
      </DialogActions>
    </Dialog>
  );
}
