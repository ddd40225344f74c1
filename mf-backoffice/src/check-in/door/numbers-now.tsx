import { Box, Typography } from '@mui/material';
import { shortDay } from '@summit/contract/money-and-time/day-words';
import { useDoor } from '../device/door-store.ts';

/** How many have entered on each day, of how many. */
export function NumbersNow() {
  const numbers = useDoor((door) => door.numbers);
  if (!numbers) return null;
  const { days, tickets, capacity } = numbers;
  return (
    <Box component="section" aria-label="Numbers now" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Entered
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3, rowGap: 0.5 }}
      >
        {days.map(({ day, entered }) => (
          <Box key={day} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {shortDay(day)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
              {entered} of {tickets}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Valid tickets: {tickets}
        {capacity === null ? '' : `, of ${capacity} places on offer`}.
      </Typography>
    </Box>
  );
}
