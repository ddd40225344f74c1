import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Failure } from '../../shared/parts/failure.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { releaseUnsentWork } from '../../shared/unsent/unsent-work.ts';
import { EntryDifference } from '../entry-difference.tsx';
import type { Entry, EntryChange, EntryValues } from '../entry-types.ts';
import { entryName } from '../entry-words.ts';
import { useFields } from '../use-fields.ts';

/** Removes an entry, or sets it back to its default: which of both is shown before. */
export function RemoveButton({ resource, entry }: { resource: ResourceId; entry: Entry }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  const fields = useFields(resource).data?.fields ?? [];
  const [change, setChange] = useState<EntryChange | null>(null);
  const [error, setError] = useState<unknown>(null);
  const name = entryName(entry.key, entry.values as EntryValues);
  const send = (query: { dryRun?: 'true' }) =>
    call(calls.removeResourceEntry, {
      params: { resource, key: entry.key },
      query: { version: entry.version, ...query },
    });
  const look = async () => {
    setError(null);
    await send({ dryRun: 'true' }).then(setChange, setError);
  };
  const remove = async () => {
    await send({});
    await readAgain(calls.resourceEntry, calls.resourceEntries);
    releaseUnsentWork();
    void navigate('..');
  };
  return (
    <>
      <Button color="error" onClick={() => void look()}>
        Remove
      </Button>
      {error !== null && <Failure error={error} />}
      {change && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          action="Remove it"
          isDangerous
          onConfirm={remove}
          onClose={() => setChange(null)}
        >
          <EntryDifference change={change} fields={fields} />
        </ConfirmDialog>
      )}
    </>
  );
}
