import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { type UndoReason, undoReasons } from '@summit/contract/organising/check-in';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { undoReasonWords } from '../../shared/words/verdict-names.ts';

interface UndoDialogProps {
  onUndo: (reason: UndoReason) => Promise<void>;
  onClose: () => void;
}

/** Asks why an admission is undone; the reason is recorded. */
export function UndoDialog({ onUndo, onClose }: UndoDialogProps) {
  const [reason, setReason] = useState<UndoReason>('pressedByMistake');
  return (
    <ConfirmDialog
      title="Undo this admission?"
      action="Undo admission"
      onConfirm={() => onUndo(reason)}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id="undo-reason">Why? The ticket can be used again afterwards.</FormLabel>
        <RadioGroup
          aria-labelledby="undo-reason"
          value={reason}
          onChange={(_event, chosen) => setReason(chosen as UndoReason)}
        >
          {undoReasons.map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio />} label={undoReasonWords[each]} />
          ))}
        </RadioGroup>
      </FormControl>
    </ConfirmDialog>
  );
}
