import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import { isApiError } from '@summit/shared-auth';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Failure } from '../../shared/parts/failure.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { releaseUnsentWork } from '../../shared/unsent/unsent-work.ts';
import { EntryDifference } from '../entry-difference.tsx';
import type { Entry, EntryChange, EntryValues } from '../entry-types.ts';
import { entryName } from '../entry-words.ts';
import { useFields } from '../use-fields.ts';

/** Removes an entry, or resets it to its default, after showing which of the two. */
export function RemoveButton({ resource, entry }: { resource: ResourceId; entry: Entry }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  const fields = useFields(resource).data?.fields ?? [];
  const [preview, setPreview] = useState<{ change: EntryChange; version: string } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const name = entryName(entry.key, entry.values as EntryValues);
  const send = async (query: { version: string; dryRun?: 'true' }) => {
    try {
      return await call(calls.removeResourceEntry, { params: { resource, key: entry.key }, query });
    } catch (refusal) {
      // If somebody else has changed it, the dialog shows the present version next time.
      await readAgain(calls.resourceEntry);
      throw refusal;
    }
  };
  const loadPreview = async () => {
    const { version } = entry;
    setError(null);
    await send({ version, dryRun: 'true' }).then((change) => setPreview({ change, version }), setError);
  };
  const remove = async ({ version }: { version: string }) => {
    await send({ version }).catch((refusal: unknown) => {
      // It is removed: only the response to that was lost.
      if (!isApiError(refusal) || refusal.code !== 'resource-0002') throw refusal;
    });
    await readAgain(calls.resourceEntry, calls.resourceEntries);
    releaseUnsentWork();
    void navigate('..');
  };
  return (
    <>
      <Button color="error" onClick={() => void loadPreview()}>
        Remove
      </Button>
      {error !== null && <Failure error={error} />}
      {preview && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          action="Remove entry"
          isDangerous
          onConfirm={() => remove(preview)}
          onClose={() => setPreview(null)}
        >
          <EntryDifference change={preview.change} fields={fields} />
        </ConfirmDialog>
      )}
    </>
  );
}
