import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import { subjectNames } from '@summit/contract/season/status-names';
import { saveFile } from '@summit/shared-site/data/save-file';
import { failureText } from '../../shared/parts/failure.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import type { Desk } from '../season-data.ts';

interface NominationFiltersProps {
  desk: Desk;
  category: string;
  state: string;
  onChange: (name: 'category' | 'state', value: string) => void;
}

/** The filters of the nominations, and the export of all nominations of the season. */
export function NominationFilters({ desk, category, state, onChange }: NominationFiltersProps) {
  const categories = desk.categories.filter(({ isInSeason }) => isInSeason);
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <TextField
        select
        label="Category"
        value={categories.some(({ id }) => id === category) ? category : ''}
        onChange={({ target }) => onChange('category', target.value)}
        slotProps={{ select: { displayEmpty: true } }}
        sx={{ minWidth: 260 }}
      >
        <MenuItem value="">All categories</MenuItem>
        {categories.map(({ id, name, awardsType }) => (
          <MenuItem key={id} value={id}>
            {name} ({subjectNames[awardsType]})
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Nominations"
        value={state}
        onChange={({ target }) => onChange('state', target.value)}
        slotProps={{ select: { displayEmpty: true } }}
        sx={{ minWidth: 180 }}
      >
        <MenuItem value="">To merge</MenuItem>
        <MenuItem value="joined">Merged</MenuItem>
      </TextField>
      <ExportNominations year={desk.year} />
    </Box>
  );
}

function ExportNominations({ year }: { year: number }) {
  const call = useOrganiserCall();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const write = async () => {
    setIsBusy(true);
    setError(null);
    try {
      saveFile(`nominations-${year}.csv`, await call(nominationsCalls.exportNominations));
    } catch (refusal) {
      setError(failureText(refusal));
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button loading={isBusy} onClick={() => void write()}>
        Export all
      </Button>
      {error !== null && <Alert severity="error">{error}</Alert>}
    </>
  );
}
