import { Box, Typography } from '@mui/material';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import type { Order } from '../../shared/words/order-words.ts';

/** The history of an order, the earliest event first. */
export function OrderTimeline({ events }: { events: Order['timeline'] }) {
  return (
    <Box component="ol" aria-label="Activity" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {events.map(({ at, text }, place) => (
        <Box
          component="li"
          // Two things may happen at the same moment in the same words.
          key={`${at} ${place}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '220px minmax(0, 1fr)' },
            columnGap: 3,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography color="textSecondary" className="figures">
            <MomentText at={at} />
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
