import { Pagination, Stack } from '@mui/material';
import { useState } from 'react';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { useRead, useReadPage } from '../shared/data/read.ts';
import { useTimeZone } from '../shared/data/use-time-zone.ts';
import { DataTable } from '../shared/parts/data-table.tsx';
import { Empty } from '../shared/parts/empty.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { MomentText } from '../shared/parts/moment-text.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { usePermitted } from '../shared/session/permitted.ts';
import {
  isNarrowed,
  RecordFilters,
  type RecordSearch,
  toRecordQuery,
  wholeRecord,
} from './record-filters.tsx';
import { RecordedChange, type RecordEntry } from './recorded-change.tsx';
import { RecordedSubject } from './recorded-subject.tsx';

const perPage = 25;

/** The audit record: who changed what, the latest first. */
export default function RecordPage() {
  const [search, setSearch] = useState(wholeRecord);
  const [page, setPage] = useState(1);
  const timeZone = useTimeZone();
  const query = { page, perPage, ...toRecordQuery(search, timeZone) };
  const record = useReadPage(organiserCalls.audit, { query });
  const Lines = usePermitted()('organisers.read') ? LinesWithNames : RecordLines;
  return (
    <Screen
      title="Record"
      lead="Every change by an organiser, the latest first. The record cannot be altered, and names no visitors."
    >
      <RecordFilters
        search={search}
        onChange={(next) => {
          setSearch(next);
          setPage(1);
        }}
      />
      <Loaded of={record}>
        {({ items: entries, total }) =>
          entries.length === 0 ? (
            <Empty title="No changes">{whyEmpty(search)}</Empty>
          ) : (
            <Stack spacing={2}>
              <Lines entries={entries} />
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

function whyEmpty(search: RecordSearch): string {
  if (!isNarrowed(search)) return 'Changes by you and others will be listed here.';
  return search.subject.trim() === ''
    ? 'No matches. Choose other days or another name.'
    : 'No matches. “What was changed” needs a whole name, such as speakers or speakers/ada.';
}

interface RecordLinesProps {
  entries: readonly RecordEntry[];
  organisers?: Readonly<Record<string, string>>;
}

const noNames = {};

function RecordLines({ entries, organisers = noNames }: RecordLinesProps) {
  return (
    <DataTable
      label="Record"
      rows={entries}
      getKey={({ id }) => id}
      columns={[
        { title: 'When', cell: ({ at }) => <MomentText at={at} /> },
        { title: 'Who', cell: ({ organiser }) => organiser },
        {
          title: 'What',
          cell: ({ subject }) => <RecordedSubject subject={subject} organisers={organisers} />,
          isHeading: true,
        },
        { title: 'Change', cell: (entry) => <RecordedChange entry={entry} organisers={organisers} /> },
      ]}
    />
  );
}

/** Organisers are shown by name to those who may read the team. */
function LinesWithNames({ entries }: { entries: readonly RecordEntry[] }) {
  const team = useRead(organiserCalls.organisers).data?.organisers ?? [];
  const organisers = Object.fromEntries(team.map(({ id, name }) => [id, name]));
  return <RecordLines entries={entries} organisers={organisers} />;
}
