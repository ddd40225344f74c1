import { Pagination, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useRead } from '../shared/data/read.ts';
import { DataTable } from '../shared/parts/data-table.tsx';
import { Difference } from '../shared/parts/difference.tsx';
import { Empty } from '../shared/parts/empty.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { MomentText } from '../shared/parts/moment-text.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { recordedChanges } from '../shared/recorded-changes.ts';

type Entry = ResponseOf<typeof organiserCalls.audit>['items'][number];

const perPage = 25;

/** Who changed what, the latest first. */
export default function RecordPage() {
  const [subject, setSubject] = useState('');
  const [page, setPage] = useState(1);
  const query = {
    page,
    perPage,
    ...(subject.trim() && { filter: JSON.stringify({ subject: subject.trim() }) }),
  };
  const record = useRead(organiserCalls.audit, { query });
  return (
    <Screen
      title="Record"
      lead="Every change that an organiser made, the latest first. It cannot be altered, and names nobody who visits the site."
    >
      <TextField
        type="search"
        label="What was changed"
        placeholder="speakers/"
        value={subject}
        onChange={({ target }) => {
          setSubject(target.value);
          setPage(1);
        }}
        sx={{ mb: 2, width: { xs: '100%', sm: 360 } }}
      />
      <Loaded of={record}>
        {({ items: entries, total }) =>
          entries.length === 0 ? (
            <Empty title="Nothing was changed yet">
              {subject
                ? 'Nothing that is called so was changed.'
                : 'What you and others change will be listed here.'}
            </Empty>
          ) : (
            <Stack spacing={2}>
              <DataTable
                label="Record"
                rows={entries}
                getKey={({ id }) => id}
                columns={[
                  { title: 'When', cell: ({ at }) => <MomentText at={at} /> },
                  { title: 'Who', cell: ({ organiser }) => organiser },
                  { title: 'What', cell: (entry) => entry.subject, isHeading: true },
                  { title: 'Change', cell: (entry) => <RecordedChange entry={entry} /> },
                ]}
              />
              {total > perPage && (
                <Pagination
                  aria-label="Pages of the record"
                  count={Math.ceil(total / perPage)}
                  page={page}
                  onChange={(_event, next) => setPage(next)}
                />
              )}
            </Stack>
          )
        }
      </Loaded>
    </Screen>
  );
}

function RecordedChange({ entry }: { entry: Entry }) {
  return <Difference fields={recordedChanges(entry)} isNew={entry.before === null} />;
}
