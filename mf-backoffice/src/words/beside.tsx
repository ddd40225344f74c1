import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A form, and beside it what it is about; below each other where there is no room. */
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
