import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as calls from '@summit/contract/calls/organise-check-in';
import * as limits from '@summit/contract/limits/limits';
import { countTyped } from '@summit/contract/words/count-characters';
import { Failure } from '../shared/parts/failure.tsx';
import { FormField } from '../shared/parts/form-field.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { useOrganiser } from '../shared/session/organiser-store.ts';
import { beginShift, useDoor } from './device/door-store.ts';
import { storePage } from './device/offline-page.ts';
import { canSeal } from './device/sealed-store.ts';
import { measureClock } from './device/shift.ts';
import { loadBarcodeReader } from './scan/barcode-reader.ts';

/** The start of a shift: chooses the door, and downloads the list that is used when the connection breaks. */
export function StartShift() {
  const call = useOrganiserCall();
  const session = useOrganiser((state) => state.session);
  const waiting = useDoor((door) => door.waiting);
  const refused = waiting.filter((one) => one.refused).length;
  const settling = waiting.length - refused;
  const form = useForm({ defaultValues: { door: '' } });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const start = form.handleSubmit(async ({ door }) => {
    setIsBusy(true);
    setError(null);
    try {
      const list = await call(calls.shiftList);
      // While there is a connection: without one it could not come.
      if ('mediaDevices' in navigator) await loadBarcodeReader().catch(() => undefined);
      const opensOffline = await storePage().then(
        () => true,
        () => false,
      );
      await beginShift(session?.token ?? '', {
        door: door.trim(),
        device: crypto.randomUUID(),
        endsAt: session?.expiresAt ?? '',
        clockAhead: measureClock(),
        opensOffline,
        list,
      });
    } catch (refusal) {
      setError(refusal);
      setIsBusy(false);
    }
  });
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => void start(event)}
      sx={{ maxWidth: 480 }}
    >
      {settling > 0 && (
        <Alert severity="info" variant="outlined">
          Entries of the last shift still to be sent: {settling}. They are sent automatically.
        </Alert>
      )}
      {refused > 0 && (
        <Alert severity="warning" variant="outlined">
          Entries of the last shift that were rejected: {refused}. Start a shift to check them.
        </Alert>
      )}
      {canSeal() ? (
        <Typography>
          The list of everyone with a ticket is stored on this device, encrypted, until the shift ends, you
          log out or this tab is closed. With it, check-in continues when the connection breaks.
        </Typography>
      ) : (
        <Alert severity="error" variant="outlined">
          This browser cannot encrypt the list. Open the backoffice over https, in an up-to-date browser and
          not in a private window.
        </Alert>
      )}
      <FormField
        form={form}
        name="door"
        label="Which door is this?"
        required="Enter the name of the door."
        help="Its usual name, such as North door. The other doors see it."
        autoComplete="off"
        validate={(door) => countTyped(door.trim()) <= limits.name || `At most ${limits.name} characters.`}
      />
      {error !== null && <Failure error={error} />}
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={!canSeal()}>
        Start shift
      </Button>
    </Stack>
  );
}
