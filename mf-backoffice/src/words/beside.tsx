import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A form with its preview beside it, or below it in narrow windows. */
export function Beside({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
