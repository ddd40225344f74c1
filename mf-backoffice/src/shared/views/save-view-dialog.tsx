import { Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import * as calls from '@summit/contract/calls/organise-views';
import * as limits from '@summit/contract/limits/limits';
import { countTyped } from '@summit/contract/words/count-characters';
import { useReadAgain } from '../data/read.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormField } from '../parts/form-field.tsx';
import { useOrganiserCall } from '../session/organiser-call.ts';

interface SaveViewDialogProps {
  list: 'attendees' | 'orders' | 'inbox';
  query: object;
  onClose: () => void;
}

/** Saves filters, words and order of a list under a name. */
export function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const form = useForm({ defaultValues: { name: '' } });
  const save = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) throw new Error('Enter a name first.');
    const name = form.getValues('name').trim();
    await call(calls.saveView, { params: { list, name }, body: { query: { ...query } } });
    await readAgain(calls.savedViews);
  };
  return (
    <ConfirmDialog title="Save this view" action="Save view" onConfirm={save} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <Typography>
          Saves the filters, search and order of this list, only for you. A view with the same name is
          replaced.
        </Typography>
        <FormField
          form={form}
          name="name"
          label="Name"
          required="Enter a name."
          validate={(name) => countTyped(name.trim()) <= limits.name || `At most ${limits.name} characters.`}
        />
      </Stack>
    </ConfirmDialog>
  );
}
