import { Box, Typography } from '@mui/material';
import { DataTable } from '../../shared/parts/data-table.tsx';
import type { Bucket } from './buckets.ts';

export interface Series {
  title: string;
  /** One for each bucket. */
  values: readonly number[];
  colour: string;
}

interface DayChartProps {
  /** The description for screen readers. */
  label: string;
  buckets: readonly Bucket[];
  series: readonly Series[];
  /** A value in words: `£1,295.00`. */
  format: (value: number) => string;
}

const height = 100;
/** Of a bucket, in units of the drawing; the rest is the space between buckets. */
const [bucketWidth, barsWidth] = [10, 8];

/** Bars by day, week or month; the same as a table is below, for those who want the figures themselves. */
export function DayChart({ label, buckets, series, format }: DayChartProps) {
  const most = Math.max(...series.flatMap(({ values }) => values), 1);
  const barWidth = barsWidth / series.length;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mb: 1 }}>
        {series.map(({ title, values, colour }) => (
          <Typography key={title} variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box
              component="span"
              aria-hidden
              sx={{ width: 12, height: 12, bgcolor: colour, forcedColorAdjust: 'none' }}
            />
            {title}: {format(values.reduce((sum, value) => sum + value, 0))}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" className="figures" aria-hidden>
        {format(most)}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${buckets.length * bucketWidth} ${height}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: 160,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
          forcedColorAdjust: 'none',
        }}
      >
        {series.map(({ title, values, colour }, at) =>
          values.map((value, bucket) => (
            <rect
              key={`${title} ${buckets[bucket]?.first}`}
              x={bucket * bucketWidth + 1 + at * barWidth}
              y={height - (value / most) * height}
              width={barWidth}
              height={(value / most) * height}
              fill={colour}
            >
              <title>{`${buckets[bucket]?.label}: ${title}, ${format(value)}`}</title>
            </rect>
          )),
        )}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 0.5 }}>
        {[buckets[0], ...(buckets.length > 1 ? [buckets.at(-1)] : [])].map((bucket) => (
          <Typography key={bucket?.first} variant="body2" color="textSecondary">
            {bucket?.label}
          </Typography>
        ))}
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28, display: 'list-item' }}>
          As a table
        </Box>
        <DataTable
          label={label}
          rows={buckets.map((bucket, at) => ({ ...bucket, at }))}
          getKey={({ first }) => first}
          columns={[
            { title: 'Time', cell: (row) => row.label, isHeading: true },
            ...series.map(({ title, values }) => ({
              title,
              cell: ({ at }: { at: number }) => format(values[at] ?? 0),
            })),
          ]}
        />
      </Box>
    </Box>
  );
}
