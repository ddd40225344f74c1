import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import * as countCalls from '@summit/contract/calls/organise-count';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import * as limits from '@summit/contract/limits/limits';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { useRead, useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { fieldsMarked } from '../../shared/words/fields-marked.ts';
import type { Desk, DeskVote } from '../season-data.ts';
import { ResultNames } from './result-names.tsx';
import type { Total } from './totals.ts';

interface PublishDialogProps {
  desk: Desk;
  vote: DeskVote;
  counts: readonly Total[];
  onClose: () => void;
}

/** The usual number of places after the winners. */
const usualLeaders = 3;

/** Shows winners and leaders by name before the results are stored. */
export function PublishDialog({ desk, vote, counts, onClose }: PublishDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const nominees = useRead(nominationsCalls.deskNominees);
  const { awardsType, storedLeaders } = vote;
  const [written, setWritten] = useState(String(storedLeaders ?? usualLeaders));
  const leaders = /^\d{1,2}$/.test(written) && Number(written) <= limits.maxLeaders ? Number(written) : null;
  const store = async () => {
    if (leaders === null) throw new Error(fieldsMarked);
    await call(countCalls.publishResults, { body: { awardsType, leaders } });
    await readAgain(awardsCalls.awardsDesk);
  };
  return (
    <ConfirmDialog
      title={`Results: ${subjectNames[awardsType]}`}
      action="Save results"
      onConfirm={store}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          label="Runner-up places"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          error={leaders === null}
          helperText={
            leaders === null
              ? `Enter a whole number from 0 to ${limits.maxLeaders}.`
              : 'Those with as many votes as the last of them are included.'
          }
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ maxWidth: 320 }}
        />
        <Loaded of={nominees}>
          {({ nominees: all }) => (
            <ResultNames
              desk={desk}
              awardsType={awardsType}
              counts={counts}
              leaders={leaders ?? 0}
              withdrawn={all.filter(({ withdrawal }) => withdrawal !== null).map(({ id }) => id)}
            />
          )}
        </Loaded>
        <Typography>
          Visitors see them once the status is {statusNames.Wining}: set it under Plan. Until then you can
          save them again.
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
