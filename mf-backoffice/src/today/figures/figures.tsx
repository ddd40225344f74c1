import { Box, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-today';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { serverNow } from '@summit/shared-auth';
import { useRead } from '../../shared/data/read.ts';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import { DayCharts } from './day-charts.tsx';
import { FigureTables } from './figure-tables.tsx';
import { getPeriodError, type Period, readPeriod, toPeriod } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import { ReleaseViews } from './release-views.tsx';

/** All figures of the event. */
export function Figures() {
  const settings = useRead(settingsCalls.settings);
  const mayReadReleases = usePermitted()('releases.read');
  const period = readPeriod(useSearchParams()[0]);
  return (
    <Box component="section" aria-labelledby="figures">
      <Typography variant="h2" id="figures" sx={{ mb: 2.5 }}>
        Figures
      </Typography>
      <PeriodChoice period={period} />
      {getPeriodError(period) === null && (
        <Loaded of={settings}>
          {({ event: { timeZone } }) => {
            const today = venueClock(timeZone).day(new Date(serverNow()).toISOString());
            return <FiguresOf period={toPeriod(period, today)} today={today} />;
          }}
        </Loaded>
      )}
      {mayReadReleases && (
        <Box sx={{ mt: { xs: 5, md: 6 } }}>
          <ReleaseViews />
        </Box>
      )}
    </Box>
  );
}

function FiguresOf({ period, today }: { period: Period; today: string }) {
  const figures = useRead(calls.figures, { query: { ...period } });
  return (
    <Loaded of={figures}>
      {(read) => (
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DayCharts figures={read} period={period} today={today} />
          <FigureTables figures={read} />
        </Box>
      )}
    </Loaded>
  );
}
