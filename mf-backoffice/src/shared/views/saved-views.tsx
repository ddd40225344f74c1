import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Link, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-views';
import { useRead, useReadAgain } from '../data/read.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../session/organiser-call.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { isOwnView, viewAddress } from './view-address.ts';

/** Links to the organiser's saved views of a list, and a button to save the present one. */
export function SavedViews({ list }: { list: 'attendees' | 'orders' | 'inbox' }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const id = useId();
  const { filterValues, sort } = useListContext();
  const views = useRead(calls.savedViews, { params: { list } }).data?.views ?? [];
  const [isSaving, setIsSaving] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const shown = { filter: filterValues as Record<string, unknown>, sort: sort.field, order: sort.order };
  const canSave = isOwnView(shown);
  if (views.length === 0 && !canSave) return null;

  const remove = async (name: string) => {
    await call(calls.removeView, { params: { list, name } });
    await readAgain(calls.savedViews);
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
    >
      <Typography id={id} component="h2" variant="body2" color="textSecondary">
        Your views
      </Typography>
      {views.map(({ name, query }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={viewAddress(query)}>
            {name}
          </Link>
          <IconButton aria-label={`Remove the view ${name}`} onClick={() => setRemoved(name)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {canSave && <Button onClick={() => setIsSaving(true)}>Save this view</Button>}
      {isSaving && <SaveViewDialog list={list} query={shown} onClose={() => setIsSaving(false)} />}
      {removed !== null && (
        <ConfirmDialog
          title={`Remove the view ${removed}?`}
          action="Remove view"
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(null)}
        >
          The list and its entries do not change.
        </ConfirmDialog>
      )}
    </Box>
  );
}
