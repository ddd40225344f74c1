import { Alert, Box, Button, Pagination, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import * as limits from '@summit/contract/limits/limits';
import { useRead } from '../../shared/data/read.ts';
import { Empty } from '../../shared/parts/empty.tsx';
import { Failure } from '../../shared/parts/failure.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import type { Desk } from '../season-data.ts';
import { NominationCard } from './nomination-card.tsx';
import type { Joins, LastJoin } from './use-joins.ts';

interface NominationListProps {
  desk: Desk;
  category: string;
  /** `joined`, or else those that are to be joined. */
  state: string;
  page: number;
  onPage: (page: number) => void;
  joins: Joins;
}

/** Nominations, the oldest first, each with the nominees that it may be joined to. */
export function NominationList({ desk, category, state, page, onPage, joins }: NominationListProps) {
  const isJoined = state === 'joined';
  const read = useRead(nominationsCalls.deskNominations, {
    query: {
      page: page - 1,
      itemsOnPage: limits.itemsOnPage.grid,
      'filter.IsJoined.Equals': isJoined ? 'true' : 'false',
      ...(category && { 'filter.CategoryId.Equals': category }),
    },
  });
  const pages = read.data?.totalPages ?? 0;
  // The last nomination of the last page was joined: there are others on the page before.
  useEffect(() => {
    if (pages > 0 && page > pages) onPage(pages);
  });
  return (
    <section aria-label="Nominations">
      <Typography variant="h2" sx={{ mb: 2 }}>
        {isJoined ? 'Merged nominations' : 'Nominations to merge'}
      </Typography>
      {joins.last && <JoinedNotice last={joins.last} joins={joins} />}
      {joins.error !== null && <Failure error={joins.error} />}
      <Loaded of={read}>
        {({ nominations, totalItems, totalPages }) =>
          nominations.length === 0 ? (
            <Empty title={isJoined ? 'No merged nominations yet' : 'No nominations to merge'}>
              {isJoined
                ? 'Nominations that you merge into a nominee are listed here, and can be undone.'
                : 'Attendees’ nominations appear here while nominations are open.'}
            </Empty>
          ) : (
            <Stack spacing={2}>
              <Typography role="status" color="textSecondary" className="figures">
                {totalItems.toLocaleString('en-GB')} in total
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {nominations.map((nomination) => (
                  <NominationCard
                    key={`${nomination.id} ${nomination.categoryId}`}
                    nomination={nomination}
                    desk={desk}
                    joins={joins}
                  />
                ))}
              </Box>
              {totalPages > 1 && (
                <Pagination
                  aria-label="Pages of nominations"
                  count={totalPages}
                  page={page}
                  onChange={(_event, next) => onPage(next)}
                />
              )}
            </Stack>
          )
        }
      </Loaded>
    </section>
  );
}

function JoinedNotice({ last, joins }: { last: LastJoin; joins: Joins }) {
  const { nomination, nominee } = last;
  return (
    <Alert
      severity="success"
      variant="outlined"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button loading={joins.isBusy} onClick={() => void joins.undo(last)}>
          Undo
        </Button>
      }
    >
      {nominee
        ? `${nomination.name} is merged into ${nominee.name}.`
        : `${nomination.name} is a nominee now, in ${nomination.categoryName}.`}
    </Alert>
  );
}
