import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import * as calls from '@summit/contract/calls/purpose-lists';
import { type Purpose, purposeLists } from '@summit/contract/organising/purpose-lists';
import { saveFile } from '@summit/shared-site/data/save-file';
import { Failure } from '../../shared/parts/failure.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';

const purposeNames: Record<Purpose, string> = {
  caterer: 'For the caterer',
  badges: 'For badges',
  door: 'For the door',
  finance: 'For finance',
};

interface PurposeListsDialogProps {
  purposes: readonly Purpose[];
  onClose: () => void;
}

/** The purpose lists that can be exported as files, each with its content and its readers. */
export function PurposeListsDialog({ purposes, onClose }: PurposeListsDialogProps) {
  const call = useOrganiserCall();
  const id = useId();
  const [busy, setBusy] = useState<Purpose | null>(null);
  const [error, setError] = useState<unknown>(null);
  const take = async (purpose: Purpose) => {
    setBusy(purpose);
    setError(null);
    try {
      saveFile(`${purpose}.csv`, await call(calls.purposeList, { params: { purpose } }));
    } catch (refusal) {
      setError(refusal);
    }
    setBusy(null);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Lists by purpose</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Spreadsheets with only the data that each purpose needs. Each download is recorded; delete the file
          after use.
        </Typography>
        {error !== null && <Failure error={error} />}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {purposes.map((purpose) => (
            <Box
              component="li"
              key={purpose}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                justifyContent: 'space-between',
                py: 1.5,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Typography component="h3" variant="h3">
                  {purposeNames[purpose]}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {purposeLists[purpose].about}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                aria-label={`Save the list ${purposeNames[purpose].toLowerCase()}`}
                loading={busy === purpose}
                disabled={busy !== null}
                onClick={() => void take(purpose)}
              >
                Save
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
