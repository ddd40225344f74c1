import { Box, Typography } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import type { UndoReason } from '@summit/contract/organising/check-in';
import { Failure } from '../../shared/parts/failure.tsx';
import type { Shift } from '../device/shift.ts';
import { type Said, useDoorWork } from '../device/use-door-work.ts';
import { Scanner } from '../scan/scanner.tsx';
import { CodeForm } from './code-form.tsx';
import { Connection } from './connection.tsx';
import { Doubts } from './doubts.tsx';
import { GuestSearch } from './guest-search.tsx';
import { NumbersNow } from './numbers-now.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** The screen during a shift: each scanned ticket gets a verdict, and the next one can follow at once. */
export function DoorScreen({ shift }: { shift: Shift }) {
  const { admit, undo } = useDoorWork();
  const [said, setSaid] = useState<Said | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [undoing, setUndoing] = useState<string | null>(null);
  // The camera may read the next code while the server still checks this one.
  const isAtWork = useRef(false);
  const check = useCallback(
    async (code: string) => {
      isAtWork.current = true;
      setIsBusy(true);
      // The previous verdict must not be mistaken for that of this ticket.
      setSaid(null);
      setError(null);
      try {
        setSaid(await admit(code));
      } catch (refusal) {
        setError(refusal);
      } finally {
        isAtWork.current = false;
        setIsBusy(false);
      }
    },
    [admit],
  );
  const takeBack = async (id: string, reason: UndoReason) => {
    await undo(id, reason);
    setSaid(null);
  };
  const onCode = useCallback(
    (code: string) => {
      if (isAtWork.current) return false;
      void check(code);
      return true;
    },
    [check],
  );
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{shift.door}</Typography>
      <Connection />
      <VerdictCard said={said} isBusy={isBusy} event={shift.list} onUndo={setUndoing} />
      {error !== null && <Failure error={error} />}
      <Scanner onCode={onCode} />
      <CodeForm isBusy={isBusy} onCode={onCode} />
      <Doubts shift={shift} onUndo={setUndoing} />
      <GuestSearch shift={shift} onChoose={onCode} />
      <NumbersNow />
      {undoing && (
        <UndoDialog onUndo={(reason) => takeBack(undoing, reason)} onClose={() => setUndoing(null)} />
      )}
    </Box>
  );
}
