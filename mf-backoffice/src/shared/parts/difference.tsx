import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface ChangedField {
  field: string;
  /** Null: there was none, or there will be none. */
  before: ReactNode;
  after: ReactNode;
}

/** The changes field by field: the old text crossed out, the new one beside it. */
export function Difference({ fields, isNew = false }: { fields: readonly ChangedField[]; isNew?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(120px, 1fr) 3fr' },
        columnGap: 3,
        rowGap: 1.5,
      }}
    >
      {fields.map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {field}
          </Typography>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {!isNew && (
              <Typography component="del" color="textSecondary" sx={{ display: 'block' }}>
                {shown(before)}
              </Typography>
            )}
            <Typography component="ins" sx={{ display: 'block', fontWeight: 600, textDecoration: 'none' }}>
              {shown(after)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function shown(value: ReactNode): ReactNode {
  return value === null || value === '' ? '(empty)' : value;
}
