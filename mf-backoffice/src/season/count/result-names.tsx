import { Alert } from '@mui/material';
import { rankResults } from '@summit/contract/awards/rank-results';
import type { AwardsTrack } from '@summit/contract/site/page';
import { DataTable } from '../../shared/parts/data-table.tsx';
import type { Desk } from '../season-data.ts';
import { inOneList } from '../season-words.ts';
import type { Total } from './totals.ts';

interface ResultNamesProps {
  desk: Desk;
  awardsType: AwardsTrack;
  counts: readonly Total[];
  leaders: number;
  /** Nominees whom the results skip. */
  withdrawn: readonly string[];
}

/** Winners and leaders of each category by name, as they are stored; and the categories that have none. */
export function ResultNames({ desk, awardsType, counts, leaders, withdrawn }: ResultNamesProps) {
  const results = rankResults(counts, leaders, new Set(withdrawn));
  const namesOf = (categoryId: string, result: 'Winner' | 'Leader') =>
    counts
      .filter((total) => total.categoryId === categoryId && results.get(total.nomineeId) === result)
      .toSorted((one, other) => other.votes - one.votes)
      .map(({ name, votes }) => `${name} (${votes.toLocaleString('en-GB')})`);
  const rows = desk.categories
    .filter((category) => category.awardsType === awardsType && category.isInSeason)
    .map(({ id, name }) => ({
      id,
      name,
      winners: namesOf(id, 'Winner'),
      leaders: namesOf(id, 'Leader'),
    }));
  const decided = rows.filter((row) => row.winners.length > 0);
  const empty = rows.filter((row) => row.winners.length === 0);
  return (
    <>
      {decided.length > 0 && (
        <DataTable
          label="Results"
          rows={decided}
          getKey={({ id }) => id}
          columns={[
            { title: 'Category', cell: ({ name }) => name, isHeading: true },
            { title: 'Winners', cell: ({ winners }) => inOneList(winners) },
            { title: 'Runners-up', cell: (row) => inOneList(row.leaders) || 'None' },
          ]}
        />
      )}
      {empty.length > 0 && (
        <Alert severity="warning" variant="outlined">
          Without a winner, because no counted ballot names a nominee still in the running:{' '}
          {inOneList(empty.map(({ name }) => name))}.
        </Alert>
      )}
    </>
  );
}
