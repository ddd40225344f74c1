import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as calls from '@summit/contract/calls/organise-edition';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import * as settingsCalls from '@summit/contract/calls/settings';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import { dayMovedBy } from '@summit/contract/money-and-time/moved-by-days';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { isApiError } from '@summit/shared-auth';
import { useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { Failure } from '../shared/parts/failure.tsx';
import { FormField } from '../shared/parts/form-field.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { closeByChoice } from '../shared/unsent/close-by-choice.ts';
import { useUnsentGuard } from '../shared/unsent/use-unsent-guard.ts';
import { EditionChanges } from './edition-changes.tsx';
import type { Event } from './use-agenda.ts';

/** The version comes from the dry run. */
type Wanted = Pick<BodyOf<typeof calls.moveEdition>, 'days' | 'venue'>;
type Preview = ResponseOf<typeof calls.moveEdition>;

interface Tried {
  wanted: Wanted;
  preview: Preview;
  /** As it was when it was tried. */
  from: Event;
}

interface MoveEditionDialogProps {
  event: Event;
  onMoved: () => void;
  onClose: () => void;
}

/** Moves the event as a whole: first how far and where to, then everything that changes with it. */
export function MoveEditionDialog({ event, onMoved, onClose }: MoveEditionDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  const [error, setError] = useState<unknown>(null);
  const form = useForm({
    defaultValues: { days: '0', venue: event.venue, city: event.city, address: event.address.join('\n') },
  });
  const typed = useWatch({ control: form.control, name: 'days' });
  const days = isDays(typed) ? Number(typed) : 0;
  useUnsentGuard(form.formState.isDirty);

  const loadPreview = form.handleSubmit(async (values) => {
    setError(null);
    const lines = values.address.split('\n').map((line) => line.trim());
    const wanted: Wanted = {
      days: Number(values.days),
      venue: isElsewhere
        ? { venue: values.venue, city: values.city, address: lines.filter((line) => line !== '') }
        : null,
    };
    try {
      setTried({
        wanted,
        from: event,
        preview: await call(calls.moveEdition, { body: wanted, query: { dryRun: 'true' } }),
      });
    } catch (refusal) {
      setError(refusal);
    }
  });
  const move = async ({ wanted, preview, from }: Tried) => {
    try {
      await call(calls.moveEdition, { body: { ...wanted, version: preview.version } });
    } catch (refusal) {
      // Where only the response was lost, it is moved already, and must not be moved as far once more.
      const isChanged = isApiError(refusal) && refusal.code === 'resource-0001';
      if (!isChanged || !isMoved((await call(settingsCalls.settings)).event, from, wanted)) throw refusal;
    } finally {
      await readAgain(settingsCalls.settings, resourceCalls.resourceEntries, resourceCalls.resourceEntry);
    }
    onMoved();
  };

  if (tried && tried.preview.changes.length > 0) {
    return (
      <ConfirmDialog
        title="Move the event?"
        action="Move the event"
        onConfirm={() => move(tried)}
        onClose={() => setTried(null)}
      >
        <EditionChanges preview={tried.preview} timeZone={event.timeZone} />
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open onClose={closeByChoice(onClose)} aria-labelledby="move-edition" maxWidth="sm" fullWidth>
      <DialogTitle id="move-edition">Move the event</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="move-edition-form"
          noValidate
          spacing={2.5}
          sx={{ pt: 1 }}
          onSubmit={(submitted) => void loadPreview(submitted)}
        >
          <Typography>
            Its days, key dates and sessions move together, and so does an awards ceremony on one of its days,
            each at the same time of day as before. You see every change before it is made.
          </Typography>
          <FormField
            form={form}
            name="days"
            label="Days later"
            required="Enter a number of days, or 0 if only the venue changes."
            validate={(value) => isDays(value) || 'Enter whole days, such as 7, or -7 for earlier.'}
            help={`Use a minus for earlier. It would begin on ${fullDay(dayMovedBy(event.startsOn, days))}.`}
          />
          <FormControlLabel
            control={<Checkbox checked={isElsewhere} onChange={(_event, is) => setIsElsewhere(is)} />}
            label="Change the venue"
          />
          {isElsewhere && (
            <>
              <FormField form={form} name="venue" label="Venue" required="Enter the venue name." />
              <FormField form={form} name="city" label="City" required="Enter the city." />
              <FormField
                form={form}
                name="address"
                label="Address"
                rows={3}
                help="One line each, as on an envelope."
              />
            </>
          )}
          {tried && <Typography role="status">Nothing has changed.</Typography>}
          {error !== null && <Failure error={error} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          form="move-edition-form"
          variant="contained"
          loading={form.formState.isSubmitting}
        >
          Review changes
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isMoved(event: Event, from: Event, { days, venue }: Wanted): boolean {
  const place = ({ venue: name, city, address }: Pick<Event, 'venue' | 'city' | 'address'>) =>
    JSON.stringify([name, city, address]);
  const isThere = !venue || place(event) === place(venue);
  return isThere && event.startsOn === dayMovedBy(from.startsOn, days);
}

function isDays(text: string): boolean {
  return /^-?\d{1,3}$/.test(text.trim());
}
