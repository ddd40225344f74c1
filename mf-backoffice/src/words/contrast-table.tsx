import { Box, Typography } from '@mui/material';
import type { ThemeSettings } from '@summit/shared-ui/theme/theme-variables';
import { DataTable } from '../shared/parts/data-table.tsx';
import { type ContrastRow, contrastRows } from './contrast-rows.ts';

/** How well each chosen colour can be read, while it is chosen. */
export function ContrastTable({ theme }: { theme: ThemeSettings }) {
  const rows = contrastRows(theme);
  const poor = rows.filter(({ ratio, needed }) => ratio < needed).length;
  return (
    <Box component="section" aria-labelledby="contrast" sx={{ mt: 3 }}>
      <Typography variant="h2" id="contrast">
        Contrast
      </Typography>
      <Typography role="status" color={poor > 0 ? 'error' : 'textSecondary'} sx={{ mt: 0.5, mb: 1 }}>
        {poor > 0
          ? `${poor} of ${rows.length} are hard to read for some people. The site shows a more readable shade where there is one.`
          : 'All colours are easy to read (WCAG 2.2 AA).'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Choose colours for light pages. For dark pages the site derives a shade of each, shown below.
      </Typography>
      <DataTable
        label="Contrast"
        rows={rows}
        getKey={({ what }) => what}
        columns={[
          { title: 'What', cell: ({ what }) => what, isHeading: true },
          { title: 'Sample', cell: Sample },
          { title: 'Contrast', cell: Ratio },
          { title: 'On the site', cell: OnSite },
        ]}
      />
    </Box>
  );
}

function Sample({ ink, ground }: ContrastRow) {
  return (
    <Box
      component="span"
      data-sample
      sx={{ px: 1, py: 0.5, color: ink, bgcolor: ground, border: 1, borderColor: 'divider' }}
    >
      <span aria-hidden>Abc</span>
      <span className="visually-hidden">
        {ink} on {ground}
      </span>
    </Box>
  );
}

function Ratio({ ratio, needed }: ContrastRow) {
  const isPoor = ratio < needed;
  return (
    <Box
      component="span"
      sx={{ color: isPoor ? 'error.main' : 'text.primary', fontWeight: isPoor ? 650 : 400 }}
    >
      {inWords(ratio)}
      {isPoor && `, needs ${inWords(needed)}`}
    </Box>
  );
}

function OnSite({ ratio, needed, shown }: ContrastRow) {
  if (shown) return `${shown.colour}, ${inWords(shown.ratio)}`;
  return ratio < needed ? 'The design’s own' : 'As chosen';
}

/** `4.52:1`, never rounded up to what is needed. */
function inWords(ratio: number): string {
  return `${Math.floor(ratio * 100) / 100}:1`;
}
