import { Box, Button, Dialog, DialogActions, DialogTitle } from '@mui/material';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { closeByChoice } from '../unsent/close-by-choice.ts';
import { Failure } from './failure.tsx';
import { useFocusAfterDialog } from './focus-after-dialog.ts';
import { LongContent } from './long-content.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The label of the button: `Publish 3 changes`. */
  action: string;
  isDangerous?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What is about to be done, to be read before it is done. It cannot be done twice, and says what went wrong. Enter in a
 * text field of it does the same as its button.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, isDangerous = false, onConfirm, onClose, children } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const id = useId();
  useFocusAfterDialog();
  const formId = `${id}-form`;
  const confirm = async (event: SyntheticEvent) => {
    event.preventDefault();
    // React passes it on to the form of the screen that has opened the dialog, although that is elsewhere in the document.
    event.stopPropagation();
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (refusal) {
      setError(refusal);
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : closeByChoice(onClose, isTyped)}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <LongContent>
        <Box
          component="form"
          id={formId}
          noValidate
          onChange={() => setIsTyped(true)}
          onKeyDown={keepFromConfirming}
          onSubmit={(event) => void confirm(event)}
        >
          {children}
          {error !== null && <Failure error={error} />}
        </Box>
      </LongContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={isBusy}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Enter in a checkbox or a radio button, by which some mean to choose it, confirms nothing. */
function keepFromConfirming(event: KeyboardEvent): void {
  const { target } = event;
  const isChoice = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
  if (isChoice && event.key === 'Enter') event.preventDefault();
}
