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
import { newKey, type ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { isApiError } from '@summit/shared-auth';
import { Failure } from '../../shared/parts/failure.tsx';
import { FileButton } from '../../shared/parts/file-button.tsx';
import { resourceTitle } from '../../shared/resource-title.ts';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { closeByChoice } from '../../shared/unsent/close-by-choice.ts';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';
import { ImportPreview } from './import-preview.tsx';
import { IssuedLinks, linksIn } from './issued-links.tsx';

type Imported = ResponseOf<typeof calls.importResource>;

interface ImportDialogProps {
  resource: ResourceId;
  onClose: () => void;
}

const importedBefore =
  'If you have sent this file before, it has been imported. Otherwise someone else has changed something. Check the list first.';

/** Imports a table: every change is shown, then all are made, or none. */
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
  useUnsentGuard(file !== null && made === null);

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
      const addsWithoutKeys = preview?.changes.some(({ key }) => key === newKey);
      const code = isApiError(refusal) ? refusal.code : null;
      setError(addsWithoutKeys && code === 'resource-0001' ? new Error(importedBefore) : refusal);
      // The shown changes may be outdated, or made already: the dry run is repeated. Lines without a key would be added a
      // second time, so that they are sent again with the same version, which the server refuses if it has them.
      if (!addsWithoutKeys || code !== 'network-0001') setPreview(null);
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
    <Dialog
      open
      // Links that are shown only once are not lost by a click beside the dialog.
      onClose={isBusy || (made && linksIn(made).length > 0) ? undefined : closeByChoice(onClose)}
      aria-labelledby="import"
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id="import">Import {resourceTitle(resource).toLowerCase()}</DialogTitle>
      <DialogContent>
        {made ? (
          <>
            <Typography role="status">
              {made.changes.length} changed, {made.unchanged} unchanged.
            </Typography>
            <IssuedLinks resource={resource} imported={made} />
          </>
        ) : (
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <Typography>
              A table as Excel, Numbers or Sheets write it (CSV), or JSON. The easiest way: export first,
              change the file, and import it again. Nothing is changed until you have reviewed every change.
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
                label="Number format"
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
                label="Date format"
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
            Review changes
          </Button>
        )}
        {!made && preview && preview.changes.length > 0 && (
          <Button
            variant="contained"
            loading={isBusy}
            onClick={() => void send({ version: preview.version }, done)}
          >
            Save {preview.changes.length === 1 ? 'change' : `${preview.changes.length} changes`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
