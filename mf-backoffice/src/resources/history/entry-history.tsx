import { Box, Button, Pagination, Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-resources';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useReadAgain, useReadPage } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Empty } from '../../shared/parts/empty.tsx';
import { Failure } from '../../shared/parts/failure.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import { EntryDifference } from '../entry-difference.tsx';
import type { EntryChange } from '../entry-types.ts';
import { useFields } from '../use-fields.ts';

type PastChange = ResponseOf<typeof calls.resourceHistory>['items'][number];

interface Reverting {
  id: number;
  preview: EntryChange;
  /** Of the entry when it was tried: the server refuses it where somebody has changed the entry since. */
  version: string | null;
}

interface EntryHistoryProps {
  resource: ResourceId;
  /** The version is null if the entry was removed: it can be restored. */
  entry: { key: string; version: string | null };
}

const perPage = 25;

/** The changes of an entry, the latest first; each can be reverted until a later one changes the same fields. */
export function EntryHistory({ resource, entry }: EntryHistoryProps) {
  const [page, setPage] = useState(1);
  const history = useReadPage(calls.resourceHistory, {
    params: { resource, key: entry.key },
    query: { page, perPage },
  });
  const fields = useFields(resource).data?.fields ?? [];
  const { reverting, error, loadPreview, revert, close } = useRevert(resource, entry);
  const mayChange = usePermitted()(resourceFact(resource).change);
  return (
    <Loaded of={history}>
      {({ items, total }) => (
        <>
          {error !== null && <Failure error={error} />}
          {items.length === 0 && (
            <Empty title="No changes yet">Changes to this entry will be listed here.</Empty>
          )}
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 900 }}>
            {items.map((change) => (
              <Box component="li" key={change.id} sx={{ borderTop: 1, borderColor: 'divider', py: 2.5 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
                  <Typography variant="h3">
                    {change.organiser}, <MomentText at={change.at} />
                  </Typography>
                  {mayChange && change.isRevertible && (
                    <Button onClick={() => void loadPreview(change)}>Revert</Button>
                  )}
                </Box>
                <EntryDifference change={{ ...change, isNew: false, notes: [] }} fields={fields} />
              </Box>
            ))}
          </Box>
          {total > perPage && (
            <Pagination
              aria-label="Pages of the history"
              count={Math.ceil(total / perPage)}
              page={page}
              onChange={(_event, next) => setPage(next)}
            />
          )}
          {reverting && (
            <ConfirmDialog
              title="Revert this change?"
              action="Revert change"
              onConfirm={revert}
              onClose={close}
            >
              <EntryDifference change={reverting.preview} fields={fields} />
            </ConfirmDialog>
          )}
        </>
      )}
    </Loaded>
  );
}

function useRevert(resource: ResourceId, { key, version: present }: EntryHistoryProps['entry']) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [reverting, setReverting] = useState<Reverting | null>(null);
  const [error, setError] = useState<unknown>(null);
  const send = async (change: number, version: string | null, query: { dryRun?: 'true' }) => {
    const params = { resource, key, change };
    try {
      return await call(calls.revertResourceChange, { params, query, body: { version } });
    } catch (refusal) {
      await readAgain(calls.resourceEntry, calls.resourceHistory);
      throw refusal;
    }
  };
  return {
    reverting,
    error,
    async loadPreview({ id }: PastChange) {
      setError(null);
      try {
        setReverting({ id, preview: await send(id, present, { dryRun: 'true' }), version: present });
      } catch (refusal) {
        setError(refusal);
      }
    },
    async revert() {
      if (!reverting) return;
      await send(reverting.id, reverting.version, {});
      await readAgain(calls.resourceEntry, calls.resourceHistory);
    },
    close: () => setReverting(null),
  };
}
