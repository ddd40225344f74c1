import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useDesk } from '../season-data.ts';
import { RehearsalPart } from './rehearsal-part.tsx';
import { SeasonDates } from './season-dates.tsx';
import { StatusRequests } from './status-requests.tsx';
import { StatusTable } from './status-table.tsx';
import { TimeLine } from './time-line.tsx';

/** The plan of the season: what is open when, scheduled changes, and the effects of each status. */
export function PlanPart() {
  const desk = useDesk();
  return (
    <Loaded of={desk}>
      {(season) => (
        <Stack spacing={5}>
          {season.requests.length > 0 && <StatusRequests desk={season} />}
          <Section
            title={`Plan for ${season.year}`}
            lead="The current status of both tracks, and what is scheduled. The last row has the dates that pages announce."
          >
            <TimeLine desk={season} />
          </Section>
          <Section title="Rehearsal" lead="See the site as visitors will see it at a later time.">
            <RehearsalPart desk={season} />
          </Section>
          <Section
            title="Statuses"
            lead="What each status does for visitors when it follows the one above it. Skipping one or going back needs a second person."
          >
            <StatusTable desk={season} />
          </Section>
          <Section
            title="Dates"
            lead="Pages show these dates and count down to them. They do not change any status."
          >
            <SeasonDates desk={season} />
          </Section>
        </Stack>
      )}
    </Loaded>
  );
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '66ch' }}>
        {lead}
      </Typography>
      {children}
    </section>
  );
}
