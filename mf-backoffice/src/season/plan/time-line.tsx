import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { Desk } from '../season-data.ts';
import { VenueMoment } from '../venue-moment.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { momentsAhead, seasonDates, type StatusSpan, statusSpans } from './season-moments.ts';

const cell = { p: 1.5, textAlign: 'left', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' };
const heading = { ...cell, fontWeight: 650, color: 'text.secondary', whiteSpace: 'nowrap' };

/** Both tracks and the welcome page beside each other: a column for each moment at which something happens, from now on. */
export function TimeLine({ desk }: { desk: Desk }) {
  const moments = momentsAhead(desk);
  return (
    <>
      <Box role="region" aria-label="Timeline" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          aria-label="Timeline"
          sx={{ borderCollapse: 'collapse', minWidth: '100%', tableLayout: 'auto' }}
        >
          <thead>
            <tr>
              <Box component="th" scope="col" sx={heading}>
                <span className="visually-hidden">Track or page</span>
              </Box>
              {['', ...moments].map((at) => (
                <Box key={at} component="th" scope="col" sx={{ ...heading, minWidth: 168 }}>
                  {at ? <VenueMoment at={at} /> : 'Now'}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {awardsStatusSubjects.map((subject) => (
              <tr key={subject}>
                <Box component="th" scope="row" sx={{ ...heading, color: 'text.primary' }}>
                  {subjectNames[subject]}
                </Box>
                {statusSpans(desk, subject, moments).map((span) => (
                  <Span key={span.scheduled?.id ?? 'now'} span={span} />
                ))}
              </tr>
            ))}
            <DatesRow desk={desk} moments={moments} />
          </tbody>
        </Box>
      </Box>
      {desk.scheduled.length === 0 && (
        <Typography sx={{ mt: 2 }}>
          Nothing is scheduled. Choose a status below to set it, now or at a later time.
        </Typography>
      )}
    </>
  );
}

function Span({ span: { status, scheduled, columns } }: { span: StatusSpan }) {
  const mayCancel = usePermitted()('awards.status');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      component="td"
      colSpan={columns}
      sx={{
        ...cell,
        borderLeft: '3px solid',
        borderLeftColor: scheduled ? 'info.main' : 'text.primary',
        ...(!scheduled && { bgcolor: 'action.hover' }),
      }}
    >
      <Typography sx={{ fontWeight: 650 }}>{statusNames[status]}</Typography>
      {scheduled && (
        <Typography variant="body2" color="textSecondary">
          Scheduled by {scheduled.organiser}
        </Typography>
      )}
      {scheduled && mayCancel && (
        <Button
          sx={{ ml: -1 }}
          aria-label={`Cancel ${subjectNames[scheduled.subject]}: ${statusNames[status]}`}
          onClick={() => setIsOpen(true)}
        >
          Cancel
        </Button>
      )}
      {scheduled && isOpen && <CancelDialog scheduled={scheduled} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}

function DatesRow({ desk, moments }: { desk: Desk; moments: readonly string[] }) {
  const dates = seasonDates(desk);
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...heading, color: 'text.primary' }}>
        Dates
      </Box>
      <Box component="td" sx={cell} />
      {moments.map((moment) => (
        <Box key={moment} component="td" sx={cell}>
          {dates
            .filter(({ at }) => at !== null && Date.parse(at) === Date.parse(moment))
            .map(({ name, title }) => (
              <Typography key={name} variant="body2">
                {title}
              </Typography>
            ))}
        </Box>
      ))}
    </tr>
  );
}
