import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as calls from '@summit/contract/calls/organise-inbox';
import * as limits from '@summit/contract/limits/limits';
import { type InboxState, inboxStates } from '@summit/contract/organising/inbox';
import { countTyped } from '@summit/contract/words/count-characters';
import { useReadAgain } from '../shared/data/read.ts';
import { ChoiceField } from '../shared/parts/choice-field.tsx';
import { Difference } from '../shared/parts/difference.tsx';
import { Facts } from '../shared/parts/facts.tsx';
import { Failure } from '../shared/parts/failure.tsx';
import { FormField } from '../shared/parts/form-field.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { useUnsentGuard } from '../shared/unsent/use-unsent-guard.ts';
import { type InboxItem, stateNames } from '../shared/words/inbox-words.ts';
import { getHandlingChanges, type Handling, nobodyChosen } from './handling-changes.ts';

const states = inboxStates.map((state) => ({ value: state, name: stateNames[state] }));

interface HandlingFormProps {
  item: InboxItem;
  mayChange: boolean;
}

/** The form with an item's status, assignee and note. */
export function HandlingForm({ item, mayChange }: HandlingFormProps) {
  if (mayChange) return <ChangingForm item={item} />;
  return (
    <Facts
      facts={[
        { name: 'State', value: stateNames[item.state] },
        { name: 'Assigned to', value: item.assignee ?? 'Unassigned' },
        { name: 'Note', value: item.note },
      ]}
    />
  );
}

function ChangingForm({ item }: { item: InboxItem }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const stored: Handling = {
    state: item.state,
    assigneeId: item.assigneeId ?? nobodyChosen,
    note: item.note,
  };
  const [refused, setRefused] = useState<{ error: unknown; sent: Handling } | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  // What was stored meanwhile, by a reply or by somebody else, comes in where nothing was typed.
  const form = useForm<Handling>({ values: stored, resetOptions: { keepDirtyValues: true } });
  const state = useController({ control: form.control, name: 'state' }).field;
  const assignee = useController({ control: form.control, name: 'assigneeId' }).field;
  const { isDirty, isSubmitting } = form.formState;
  useUnsentGuard(isDirty);

  const save = form.handleSubmit(async (typed) => {
    setRefused(null);
    const { kind, id, version } = item;
    const assigneeId = typed.assigneeId === nobodyChosen ? null : typed.assigneeId;
    try {
      await call(calls.setInboxItem, { params: { kind, id }, body: { ...typed, version, assigneeId } });
      form.reset(typed);
      setIsSaved(true);
    } catch (error) {
      setRefused({ error, sent: typed });
    }
    await readAgain(calls.inboxItem);
  });
  const people = [
    { value: nobodyChosen, name: 'Unassigned' },
    ...item.assignees.map(({ id, name }) => ({ value: id, name })),
    ...assigneeWhoLeft(item),
  ];
  const changes = getHandlingChanges(stored, form.getValues(), people);
  // Where only the response was lost, what was sent is stored.
  const isOnlyLost = refused !== null && getHandlingChanges(stored, refused.sent, people).length === 0;
  const isStored = isSaved ? !isDirty : isOnlyLost && changes.length === 0;
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => {
        setIsSaved(false);
        void save(event);
      }}
    >
      <ChoiceField
        label="State"
        value={state.value}
        choices={states}
        onChange={(value) => state.onChange(value as InboxState)}
      />
      <ChoiceField label="Assigned to" value={assignee.value} choices={people} onChange={assignee.onChange} />
      <FormField
        form={form}
        name="note"
        label="Note"
        help="Only organisers see this."
        rows={3}
        validate={(note) => countTyped(note) <= limits.longText || `At most ${limits.longText} characters.`}
      />
      {refused && !isOnlyLost && <Failure error={refused.error} />}
      {refused && !isOnlyLost && changes.length > 0 && (
        <>
          <Typography>What is saved now, and your version:</Typography>
          <Difference fields={changes} />
        </>
      )}
      <Box role="status">
        {isStored && (
          <Alert severity="success" variant="outlined">
            Saved.
          </Alert>
        )}
      </Box>
      <Box>
        <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
          Save
        </Button>
      </Box>
    </Stack>
  );
}

/** Somebody who has left the team, or has another role by now, stays the choice until there is another one. */
function assigneeWhoLeft({ assigneeId, assignee, assignees }: InboxItem) {
  if (assigneeId === null || assignees.some(({ id }) => id === assigneeId)) return [];
  return [{ value: assigneeId, name: assignee ?? assigneeId }];
}
