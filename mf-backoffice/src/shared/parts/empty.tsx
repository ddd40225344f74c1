import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Shown when there is nothing yet: what will be here, and what to do. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ py: 6, borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h2">{title}</Typography>
      {children && (
        <Typography component="div" color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
