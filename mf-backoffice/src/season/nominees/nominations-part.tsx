import { Box, Stack } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useDesk } from '../season-data.ts';
import { NominationFilters } from './nomination-filters.tsx';
import { NominationList } from './nomination-list.tsx';
import { NomineeList } from './nominee-list.tsx';
import { useJoins } from './use-joins.ts';

/** The attendees' nominations beside the nominees. The choices are in the address, so that it can be shared. */
export function NominationsPart() {
  const desk = useDesk();
  const joins = useJoins();
  const [search, setSearch] = useSearchParams();
  const category = search.get('category') ?? '';
  const set = (name: string, value: string) => {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      next.set(name, value);
      if (value === '') next.delete(name);
      return next;
    });
  };
  return (
    <Loaded of={desk}>
      {(season) => (
        <Stack spacing={3}>
          <NominationFilters
            desk={season}
            category={category}
            state={search.get('state') ?? ''}
            onChange={set}
          />
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
              alignItems: 'start',
            }}
          >
            <NominationList
              desk={season}
              category={category}
              state={search.get('state') ?? ''}
              page={Number(search.get('page') ?? 1) || 1}
              onPage={(page) => set('page', String(page))}
              joins={joins}
            />
            <NomineeList desk={season} category={category} />
          </Box>
        </Stack>
      )}
    </Loaded>
  );
}
