import { Box } from '@mui/material';

interface ShareBarProps {
  part: number;
  whole: number;
}

/** A share in words, and as a bar for those who see it. */
export function ShareBar({ part, whole }: ShareBarProps) {
  const share = whole > 0 ? part / whole : 0;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box component="span" className="figures" sx={{ minWidth: '4ch' }}>
        {whole > 0 ? `${Math.round(share * 100)}%` : '–'}
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 1, maxWidth: 160, height: 8, border: 1, borderColor: 'divider' }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: '100%',
            width: `${Math.min(share, 1) * 100}%`,
            bgcolor: share > 1 ? 'error.main' : 'info.main',
            forcedColorAdjust: 'none',
          }}
        />
      </Box>
    </Box>
  );
}
