import { Box, Stack, Typography } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { EntryFilters } from '../resources/list/entry-filters.tsx';
import { ListPages } from '../resources/list/list-pages.tsx';
import type { OwnList } from '../shared/data/own-lists.ts';
import { DataTable } from '../shared/parts/data-table.tsx';
import { Empty } from '../shared/parts/empty.tsx';
import { Failure } from '../shared/parts/failure.tsx';
import { Loading } from '../shared/parts/loaded.tsx';
import { MomentText } from '../shared/parts/moment-text.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { SortChoice } from '../shared/parts/sort-choice.tsx';
import { SavedViews } from '../shared/views/saved-views.tsx';
import { kindName, type ListedItem, stateNames } from '../shared/words/inbox-words.ts';
import { inboxOrders, useInboxFilters } from './inbox-filters.ts';

const resource: OwnList = 'inbox';
/** If the list cannot be loaded, an error is shown in its place. */
const shownBelow = { onError: () => undefined };

/** The items of the inbox of all kinds that the organiser may read. */
export function InboxList() {
  const filters = useInboxFilters();
  return (
    <ListBase<ListedItem>
      resource={resource}
      perPage={25}
      exporter={false}
      disableAuthentication
      storeKey={resource}
      queryOptions={shownBelow}
    >
      <Screen
        title="Inbox"
        lead="What visitors and attendees send to you: messages, requests, proposals, questions and reports."
      >
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <EntryFilters fields={filters} />
            <SortChoice orders={inboxOrders} />
          </Box>
          <SavedViews list="inbox" />
          <Found />
        </Stack>
      </Screen>
    </ListBase>
  );
}

function Found() {
  const { data, error, isPending, filterValues, refetch } = useListContext<ListedItem>();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <Loading />;
  if (data.length > 0) {
    return (
      <>
        <DataTable
          label="Inbox"
          rows={data}
          getKey={({ id }) => id}
          columns={[
            { title: 'Subject', isHeading: true, cell: (item) => <Subject item={item} /> },
            { title: 'Kind', cell: ({ kind }) => kindName(kind) },
            { title: 'State', cell: ({ state }) => stateNames[state] },
            { title: 'Assigned to', cell: ({ assignee }) => assignee ?? 'Unassigned' },
            { title: 'Received', cell: ({ at }) => <MomentText at={at} /> },
          ]}
        />
        <ListPages />
      </>
    );
  }
  return Object.keys(filterValues as object).length > 0 ? (
    <Empty title="No matches">Remove a filter or shorten your search.</Empty>
  ) : (
    <Empty title="Nothing here yet">What people send to you will be listed here.</Empty>
  );
}

function Subject({ item: { kind, itemId, subject, name, email, state } }: { item: ListedItem }) {
  return (
    <>
      <Box
        component={Link}
        to={`${kind}/${encodeURIComponent(itemId)}`}
        sx={{
          fontWeight: state === 'new' ? 750 : 500,
          color: 'text.primary',
          display: 'inline-block',
          py: 0.25,
        }}
      >
        {subject}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {name ?? email ?? 'No name'}
      </Typography>
    </>
  );
}
