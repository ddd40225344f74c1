import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';

interface ScreenProps {
  title: string;
  /** One sentence for organisers who are here for the first time. */
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the backoffice: its heading, its actions and its content. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  return (
    <>
      <PageMeta title={title} description={lead ?? title} />
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          gap: 2,
          justifyContent: 'space-between',
          mb: 3,
        }}
      >
        <Box sx={{ maxWidth: '66ch' }}>
          <Typography variant="h1">{title}</Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </>
  );
}
