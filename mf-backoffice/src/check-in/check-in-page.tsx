import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { Spinner } from '@summit/shared-ui/feedback/spinner';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { endShift, useDoor } from './device/door-store.ts';
import { useDoorWork } from './device/use-door-work.ts';
import { readQueue } from './device/waiting-queue.ts';
import { DoorScreen } from './door/door-screen.tsx';
import { StartShift } from './start-shift.tsx';

/** The check-in screen, with a connection or without. */
export default function CheckInPage() {
  const shift = useDoor((door) => door.shift);
  const waiting = useDoor((door) => door.waiting.length);
  const [isEnding, setIsEnding] = useState(false);
  useSync(shift && shift.device, shift !== undefined);
  useStayWhileWaiting(waiting > 0 && !shift?.opensOffline);
  return (
    <Screen
      title="Check-in"
      {...(!shift && { lead: 'Let people in by ticket code, ticket number or name.' })}
      actions={shift && <Button onClick={() => setIsEnding(true)}>End shift</Button>}
    >
      {shift === undefined && <Spinner />}
      {shift === null && <StartShift />}
      {shift && <DoorScreen shift={shift} />}
      {isEnding && (
        <ConfirmDialog
          title="End shift?"
          action="End shift"
          onConfirm={endShift}
          onClose={() => setIsEnding(false)}
        >
          The list is deleted from this device.{' '}
          {waiting > 0 &&
            `Entries still to be sent: ${waiting}. They stay on it, encrypted, until it is connected and this page is open.`}
        </ConfirmDialog>
      )}
    </Screen>
  );
}

/** Sends waiting admissions and fetches those of other devices, now, every few seconds, and when the connection is back. */
function useSync(device: string | null | undefined, isReady: boolean): void {
  const { sync } = useDoorWork();
  useEffect(() => {
    if (!isReady) return undefined;
    const now = () => void sync();
    // Another tab may have left a waiting admission.
    void readQueue().then(now);
    const timer = setInterval(now, limits.doorPolling);
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
    // Also as soon as a shift begins.
  }, [device, isReady, sync]);
}

/** Without a connection this page could not be opened again. */
function useStayWhileWaiting(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
