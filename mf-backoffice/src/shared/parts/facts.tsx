import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  /** Nothing: the line is left out. */
  value: ReactNode;
}

/** The facts about one thing, line by line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ name, value }) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 2fr)',
              columnGap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
