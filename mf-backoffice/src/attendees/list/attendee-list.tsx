import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ImportButton } from '../../resources/import/import-button.tsx';
import { EntryFilters } from '../../resources/list/entry-filters.tsx';
import { ExportButton } from '../../resources/list/export-button.tsx';
import { ListPages } from '../../resources/list/list-pages.tsx';
import type { OwnList } from '../../shared/data/own-lists.ts';
import { Empty } from '../../shared/parts/empty.tsx';
import { Failure } from '../../shared/parts/failure.tsx';
import { Loading } from '../../shared/parts/loaded.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { SortChoice } from '../../shared/parts/sort-choice.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import { SavedViews } from '../../shared/views/saved-views.tsx';
import type { ListedAttendee } from '../../shared/words/attendee-words.ts';
import { attendeeOrders, useAttendeeFilters } from './attendee-filters.ts';
import { AttendeeTable } from './attendee-table.tsx';
import { usePermittedLists } from './permitted-lists.ts';
import { PurposeListsDialog } from './purpose-lists-dialog.tsx';

const resource: OwnList = 'attendee-desk';
/** If the list cannot be loaded, an error is shown in its place. */
const shownBelow = { onError: () => undefined };

/** Everybody who has registered: searched, filtered and sorted by the server, a page at a time. */
export function AttendeeList() {
  const isPermitted = usePermitted();
  const filters = useAttendeeFilters();
  const lists = usePermittedLists();
  const [isTaking, setIsTaking] = useState(false);
  return (
    <ListBase<ListedAttendee>
      resource={resource}
      perPage={25}
      exporter={false}
      disableAuthentication
      storeKey={resource}
      queryOptions={shownBelow}
    >
      <Screen
        title="Attendees"
        lead="Everyone who has started a registration, finished or not."
        actions={
          <>
            {isPermitted('attendees.photos') && (
              <Button component={Link} to="photos">
                Photos to review
              </Button>
            )}
            {lists.length > 0 && <Button onClick={() => setIsTaking(true)}>Lists by purpose</Button>}
            <ExportButton resource="attendees" />
            {isPermitted('attendees.change') && <ImportButton resource="attendees" />}
          </>
        }
      >
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <EntryFilters fields={filters} />
            <SortChoice orders={attendeeOrders} />
          </Box>
          <SavedViews list="attendees" />
          <Found />
        </Stack>
      </Screen>
      {isTaking && <PurposeListsDialog purposes={lists} onClose={() => setIsTaking(false)} />}
    </ListBase>
  );
}

function Found() {
  const { data, error, isPending, filterValues, refetch } = useListContext<ListedAttendee>();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <Loading />;
  if (data.length > 0) {
    return (
      <>
        <AttendeeTable attendees={data} />
        <ListPages />
      </>
    );
  }
  return Object.keys(filterValues as object).length > 0 ? (
    <Empty title="No matches">Remove a filter or shorten your search.</Empty>
  ) : (
    <Empty title="No attendees yet">
      People appear here as soon as they send the first part of a registration.
    </Empty>
  );
}
