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

/** Before anybody is let in: where this device stands, and the list with which it goes on when the connection breaks. */
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
          {settling} whom this device let in during the last shift wait to be settled. That happens by itself.
        </Alert>
      )}
      {refused > 0 && (
        <Alert severity="warning" variant="outlined">
          {refused} whom this device let in could not be settled. Start a shift to look at them.
        </Alert>
      )}
      {canSeal() ? (
        <Typography>
          This device takes the list of everybody with a ticket along, sealed, until the shift ends, you log
          out or this tab is closed. With it, it goes on letting people in when the connection breaks.
        </Typography>
      ) : (
        <Alert severity="error" variant="outlined">
          This browser cannot keep the list sealed. Open the backoffice by https, in a browser that is up to
          date and not in a private window.
        </Alert>
      )}
      <FormField
        form={form}
        name="door"
        label="Which door is this?"
        required="Say where this device stands."
        help="As everybody calls it, such as North door. The other doors read it."
        autoComplete="off"
        validate={(door) => countTyped(door.trim()) <= limits.name || `At most ${limits.name} characters.`}
      />
      {error !== null && <Failure error={error} />}
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={!canSeal()}>
        Start the shift
      </Button>
    </Stack>
  );
}
