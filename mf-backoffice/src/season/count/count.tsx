import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as countCalls from '@summit/contract/calls/organise-count';
import { useRead } from '../../shared/data/read.ts';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { Empty } from '../../shared/parts/empty.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import type { Desk, DeskVote } from '../season-data.ts';
import { voteName } from '../season-words.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { categoryName, type Total } from './totals.ts';

/** The votes of each nominee and, for a final vote, the steps to its results. */
export function Count({ desk, vote }: { desk: Desk; vote: DeskVote }) {
  const { awardsType, step } = vote;
  const read = useRead(countCalls.awardsCounts, { params: { awardsType, step } });
  const [isOpen, setIsOpen] = useState(false);
  const isAnnounced = desk.statuses[awardsType] === 'Wining';
  return (
    <Loaded of={read}>
      {({ counts }) => (
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
            <Typography variant="h2">{voteName(vote)}</Typography>
            {step === 'two' && !isAnnounced && (
              <Button variant="contained" onClick={() => setIsOpen(true)}>
                Review results
              </Button>
            )}
          </Box>
          {step === 'two' && isAnnounced && (
            <Typography>The results are announced and can no longer be changed.</Typography>
          )}
          {counts.length === 0 ? (
            <Empty title="No ballots were cast">There is nothing to count.</Empty>
          ) : (
            <DataTable
              label="Votes of each nominee"
              rows={ranked(desk, counts)}
              getKey={({ categoryId, nomineeId }) => `${categoryId} ${nomineeId}`}
              columns={[
                { title: 'Nominee', cell: ({ name }) => name, isHeading: true },
                { title: 'Category', cell: ({ categoryId }) => categoryName(desk, categoryId) },
                { title: 'Votes', cell: ({ votes }) => votes.toLocaleString('en-GB') },
              ]}
            />
          )}
          {isOpen && (
            <PublishDialog desk={desk} vote={vote} counts={counts} onClose={() => setIsOpen(false)} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** By category, the most votes first. */
function ranked(desk: Desk, counts: readonly Total[]): Total[] {
  const place = new Map(desk.categories.map(({ id }, at) => [id, at]));
  const placeOf = ({ categoryId }: Total) => place.get(categoryId) ?? desk.categories.length;
  return counts.toSorted((one, other) => placeOf(one) - placeOf(other) || other.votes - one.votes);
}
