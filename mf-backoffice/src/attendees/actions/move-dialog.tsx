import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-attendees';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import { entryName } from '../../resources/entry-words.ts';
import { useRead, useReadAgain } from '../../shared/data/read.ts';
import { ChoiceField } from '../../shared/parts/choice-field.tsx';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Difference } from '../../shared/parts/difference.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { fieldsMarked } from '../../shared/words/fields-marked.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { categoriesOfSameKind } from './same-kind.ts';

const allOfThem = { page: 1, perPage: 200 };

/** Moves an attendee into another category of the kind in which they registered. */
export function MoveDialog({ attendee, onClose }: ActionDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const { id, categoryId, category } = attendee;
  const categories = useRead(resourceCalls.resourceEntries, {
    params: { resource: 'categories' },
    query: allOfThem,
  });
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const move = async () => {
    if (!chosen) {
      setProblem('Choose a category.');
      throw new Error(fieldsMarked);
    }
    try {
      await call(calls.moveAttendee, {
        params: { id },
        body: { categoryId: chosen, fromCategoryId: categoryId },
      });
    } finally {
      // If another organiser was quicker, the attendee is moved from the present category.
      await readAgain(calls.organisedAttendee);
    }
  };
  return (
    <ConfirmDialog title="Move to another category" action="Move attendee" onConfirm={move} onClose={onClose}>
      <Loaded of={categories}>
        {({ items }) => {
          const others = categoriesOfSameKind(items, categoryId);
          const next = others.find(({ key }) => key === chosen);
          return (
            <Stack spacing={2.5} sx={{ pt: 1 }}>
              <Typography>
                {others.length > 0
                  ? 'Only categories of the same kind are listed, because each kind has its own form. Their package stays.'
                  : `${category} has no other category of the same kind, and each kind has its own form.`}
              </Typography>
              {others.length > 0 && (
                <ChoiceField
                  label="Category"
                  value={chosen}
                  choices={others.map(({ key, values }) => ({ value: key, name: entryName(key, values) }))}
                  error={problem}
                  onChange={(value) => {
                    setChosen(value);
                    setProblem(undefined);
                  }}
                />
              )}
              {next && (
                <Difference
                  fields={[{ field: 'Category', before: category, after: entryName(next.key, next.values) }]}
                />
              )}
            </Stack>
          );
        }}
      </Loaded>
    </ConfirmDialog>
  );
}
