import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-resources';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import { useRead, useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Difference } from '../../shared/parts/difference.tsx';
import { Empty } from '../../shared/parts/empty.tsx';
import { Failure } from '../../shared/parts/failure.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { recordedChanges } from '../../shared/recorded-changes.ts';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import { fieldLabel } from '../described-fields.ts';
import { EntryDifference } from '../entry-difference.tsx';
import type { Entry, EntryChange, EntryValues } from '../entry-types.ts';
import { useKnownFields } from '../use-fields.ts';
import { valuesToGoBackTo } from './values-to-go-back-to.ts';

interface EntryHistoryProps {
  resource: ResourceId;
  entry: Entry;
}

/** Who changed what of an entry; a change can be taken back as long as nothing came after it. */
export function EntryHistory({ resource, entry }: EntryHistoryProps) {
  const subject = `${resource}/${entry.key}`;
  const record = useRead(organiserCalls.audit, {
    query: { 'filter.Subject.Like': subject, itemsOnPage: 200 },
  });
  const fields = useKnownFields(resource, entry.key);
  const { preview, error, look, revert, close } = useRevert(resource, entry);
  const mayChange = usePermitted()(resourceFact(resource).change);
  return (
    <Loaded of={record}>
      {({ entries }) => {
        const own = entries.filter((line) => line.subject === subject);
        return (
          <>
            {error !== null && <Failure error={error} />}
            {own.length === 0 && (
              <Empty title="Nobody has changed this">
                It is as it came. What is changed will be listed here.
              </Empty>
            )}
            <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 900 }}>
              {own.map((line) => {
                const back = mayChange ? valuesToGoBackTo(line, entry.values as EntryValues) : null;
                return (
                  <Box component="li" key={line.id} sx={{ borderTop: 1, borderColor: 'divider', py: 2.5 }}>
                    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
                      <Typography variant="h3" component="h2">
                        {line.organiser}, <MomentText at={line.at} />
                      </Typography>
                      {back && <Button onClick={() => void look(back)}>Go back on this</Button>}
                    </Box>
                    <Difference
                      isNew={line.before === null}
                      fields={recordedChanges(line).map((change) => ({
                        ...change,
                        field: fieldLabel(change.field),
                      }))}
                    />
                  </Box>
                );
              })}
            </Box>
            {preview && (
              <ConfirmDialog
                title="Go back on this change?"
                action="Go back"
                onConfirm={revert}
                onClose={close}
              >
                <EntryDifference change={preview.change} fields={fields} />
              </ConfirmDialog>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** Going back is a change like any other: tried first, shown, and made with the version that was read. */
function useRevert(resource: ResourceId, { key, version }: Entry) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [preview, setPreview] = useState<{ values: EntryValues; change: EntryChange } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const send = (values: EntryValues, query: { dryRun?: 'true' }) =>
    call(calls.setResourceEntry, { params: { resource, key }, query, body: { version, values } });
  return {
    preview,
    error,
    async look(values: EntryValues) {
      setError(null);
      try {
        setPreview({ values, change: await send(values, { dryRun: 'true' }) });
      } catch (refusal) {
        setError(refusal);
      }
    },
    async revert() {
      if (!preview) return;
      await send(preview.values, {});
      await readAgain(calls.resourceEntry, organiserCalls.audit);
    },
    close: () => setPreview(null),
  };
}
