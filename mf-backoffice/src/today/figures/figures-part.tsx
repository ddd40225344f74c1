import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FiguresPartProps {
  title: string;
  /** A note about what is not obvious. */
  note?: string;
  children: ReactNode;
}

/** Figures of one subject under their heading; their table is a region of that name. */
export function FiguresPart({ title, note, children }: FiguresPartProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3">{title}</Typography>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '66ch' }}>
          {note}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Box>
  );
}
