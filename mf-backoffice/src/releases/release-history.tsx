import { Box } from '@mui/material';
import { DataTable } from '../shared/parts/data-table.tsx';
import { MomentText } from '../shared/parts/moment-text.tsx';
import { remoteTitle } from '../shared/words/remote-title.ts';
import { historyWords, type Remote } from './release-words.ts';

/** The history of a remote's releases, with who and why, the latest first; collapsed at first. */
export function ReleaseHistory({ remote: { name, history } }: { remote: Remote }) {
  const title = `History of ${remoteTitle(name)}`;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ py: 1, cursor: 'pointer', fontWeight: 650, width: 'fit-content' }}>
        {title}
      </Box>
      <DataTable
        label={title}
        rows={history.map((entry, place) => ({ ...entry, key: history.length - place }))}
        getKey={({ key }) => key}
        columns={[
          { title: 'When', cell: ({ at }) => <MomentText at={at} /> },
          { title: 'What', cell: historyWords, isHeading: true },
          { title: 'Release', cell: ({ buildId }) => buildId },
          { title: 'Who', cell: ({ by }) => by ?? '' },
          { title: 'Why', cell: ({ why, notes }) => [why, ...notes].filter(Boolean).join('; ') },
        ]}
      />
    </Box>
  );
}
