import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useDesk } from '../season-data.ts';
import { RehearsalPart } from './rehearsal-part.tsx';
import { SeasonDates } from './season-dates.tsx';
import { StatusRequests } from './status-requests.tsx';
import { StatusTable } from './status-table.tsx';
import { TimeLine } from './time-line.tsx';

/** What is open when, what changes by itself, and what a status does. */
export function PlanPart() {
  const desk = useDesk();
  return (
    <Loaded of={desk}>
      {(season) => (
        <Stack spacing={5}>
          {season.requests.length > 0 && <StatusRequests desk={season} />}
          <Section
            title={`The plan for ${season.year}`}
            lead="The present status of both tracks, and what is scheduled. The last row has the dates that pages announce."
          >
            <TimeLine desk={season} />
          </Section>
          <Section title="Rehearsal" lead="See the site as visitors will see it at a later moment.">
            <RehearsalPart desk={season} />
          </Section>
          <Section
            title="Statuses"
            lead="What each one does for visitors when it follows the one above it. A step that skips one, or goes back, takes a second person."
          >
            <StatusTable desk={season} />
          </Section>
          <Section
            title="Dates"
            lead="What pages say, and count down to. They switch nothing: a status does that."
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
