import { Alert, Button, Snackbar } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import { saveFile } from '@summit/shared-site/data/save-file';
import { failureText } from '../../shared/parts/failure.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';

/** All entries as a table that can be changed and imported again. */
export function ExportButton({ resource }: { resource: ResourceId }) {
  const call = useOrganiserCall();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const write = async () => {
    setIsBusy(true);
    try {
      saveFile(`${resource}.csv`, await call(calls.exportResource, { params: { resource } }));
    } catch (refusal) {
      setError(failureText(refusal));
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button loading={isBusy} onClick={() => void write()}>
        Export
      </Button>
      <Snackbar open={error !== null} onClose={() => setError(null)} autoHideDuration={8000}>
        <Alert severity="error">{error}</Alert>
      </Snackbar>
    </>
  );
}
