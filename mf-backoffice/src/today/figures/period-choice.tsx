import { MenuItem, Stack, TextField } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { DayField } from '../../shared/parts/day-field.tsx';
import { type ChosenPeriod, getPeriodError, periodNames } from './period.ts';

/** The choice of the period of the figures. It is in the address, so that it can be shared. */
export function PeriodChoice({ period }: { period: ChosenPeriod }) {
  const [, setSearch] = useSearchParams();
  const set = (field: string, value: string) =>
    setSearch(
      (search) => {
        const next = new URLSearchParams(search);
        next.set(field, value);
        return next;
      },
      { replace: true },
    );
  const error = getPeriodError(period);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 3 }}>
      <TextField
        select
        label="Period"
        value={period.name}
        onChange={({ target }) => set('period', target.value)}
        sx={{ minWidth: 220 }}
      >
        {Object.entries(periodNames).map(([name, words]) => (
          <MenuItem key={name} value={name}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      {period.name === 'own' && (
        <>
          <DayField
            label="First day"
            day={period.from}
            help="Leave empty to start at the beginning"
            onChange={(day) => set('from', day)}
          />
          <DayField
            label="Last day"
            day={period.until}
            message={error}
            help="Leave empty to end today"
            onChange={(day) => set('until', day)}
          />
        </>
      )}
    </Stack>
  );
}
