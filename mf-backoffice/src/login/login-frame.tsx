import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { siteName } from '@summit/contract/site/site-facts';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';

interface LoginFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The layout of the login pages: one column beside a dark band. */
export function LoginFrame({ title, lead, children }: LoginFrameProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '2fr 3fr' }, minHeight: '100dvh' }}>
      <PageMeta title={title} description={lead} robots="noindex" />
      <Box
        data-tone="ink"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: 4,
          p: { xs: 3, md: 6 },
        }}
      >
        <Typography sx={{ fontWeight: 780, fontSize: '1.25rem' }}>{siteName}</Typography>
        <Typography
          aria-hidden
          sx={{
            fontSize: 'clamp(2.25rem, 7vw, 5rem)',
            fontWeight: 780,
            lineHeight: 1,
            letterSpacing: '-0.03em',
          }}
        >
          Back&shy;office
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'center', p: { xs: 3, md: 8 } }}>
        <Box sx={{ width: '100%', maxWidth: 440 }}>
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
            {lead}
          </Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
