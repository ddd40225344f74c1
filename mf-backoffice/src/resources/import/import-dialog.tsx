import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import * as calls from '@summit/contract/calls/organise-resources';
import type { dateOrders, decimalSigns } from '@summit/contract/environment/table-settings';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { Failure } from '../../shared/parts/failure.tsx';
import { FileButton } from '../../shared/parts/file-button.tsx';
import { resourceTitle } from '../../shared/resource-title.ts';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { ImportPreview } from './import-preview.tsx';

type Imported = ResponseOf<typeof calls.importResource>;

interface ImportDialogProps {
  resource: ResourceId;
  onClose: () => void;
}

/** Many at once from a table: every change is shown, then all are made, or none. */
export default function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const call = useOrganiserCall();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [decimals, setDecimals] = useState<(typeof decimalSigns)[number] | ''>('');
  const [dates, setDates] = useState<(typeof dateOrders)[number] | ''>('');
  const [preview, setPreview] = useState<Imported | null>(null);
  const [made, setMade] = useState<Imported | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (query: { dryRun?: 'true'; version?: string }, take: (result: Imported) => void) => {
    if (!file) return;
    setIsBusy(true);
    setError(null);
    const format = file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    const written = { ...(decimals && { decimals }), ...(dates && { dates }) };
    try {
      take(
        await call(calls.importResource, {
          params: { resource },
          query: { format, ...written, ...query },
          body: { file },
        }),
      );
    } catch (refusal) {
      setError(refusal);
      // What was shown may be no longer so, or is made already: it is looked at again.
      setPreview(null);
    }
    setIsBusy(false);
  };
  const begin = (change: () => void) => {
    change();
    setPreview(null);
    setError(null);
  };
  const done = (result: Imported) => {
    setMade(result);
    refresh();
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby="import" maxWidth="md" fullWidth>
      <DialogTitle id="import">Import {resourceTitle(resource).toLowerCase()}</DialogTitle>
      <DialogContent>
        {made ? (
          <Typography role="status">
            {made.changes.length} changed, {made.unchanged} as they were.
          </Typography>
        ) : (
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <Typography>
              A table as Excel, Numbers or Sheets write it (CSV), or JSON. The easiest way: export first,
              change the file, and import it again. Nothing is changed before you have seen every change.
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <FileButton
                label="File to import"
                accept=".csv,.json,.txt,text/csv,application/json"
                onChoose={(chosen) => begin(() => setFile(chosen ?? null))}
              >
                Choose a file
              </FileButton>
              <Typography role="status">{file ? file.name : 'No file chosen'}</Typography>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <TextField
                select
                label="Numbers in it"
                value={decimals}
                onChange={({ target }) => begin(() => setDecimals(target.value as typeof decimals))}
                slotProps={{ select: { displayEmpty: true } }}
                sx={{ minWidth: 200 }}
              >
                <MenuItem value="">12.5</MenuItem>
                <MenuItem value="comma">12,5</MenuItem>
              </TextField>
              <TextField
                select
                label="Dates in it"
                value={dates}
                onChange={({ target }) => begin(() => setDates(target.value as typeof dates))}
                slotProps={{ select: { displayEmpty: true } }}
                sx={{ minWidth: 200 }}
              >
                <MenuItem value="">2027-06-08</MenuItem>
                <MenuItem value="day-first">08.06.2027, day first</MenuItem>
                <MenuItem value="month-first">06/08/2027, month first</MenuItem>
              </TextField>
            </Box>
            {error !== null && <Failure error={error} />}
            {preview && <ImportPreview resource={resource} preview={preview} />}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {made ? 'Close' : 'Cancel'}
        </Button>
        {!made && !preview && (
          <Button
            variant="contained"
            disabled={!file}
            loading={isBusy}
            onClick={() => void send({ dryRun: 'true' }, setPreview)}
          >
            Review the changes
          </Button>
        )}
        {!made && preview && preview.changes.length > 0 && (
          <Button
            variant="contained"
            loading={isBusy}
            onClick={() => void send({ version: preview.version }, done)}
          >
            Make {preview.changes.length === 1 ? 'this change' : `these ${preview.changes.length} changes`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
