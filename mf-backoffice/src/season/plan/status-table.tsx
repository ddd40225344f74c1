import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type AwardsStatus, awardsStatuses, awardsStatusFacts } from '@summit/contract/awards/awards-status';
import { errorMessage } from '@summit/contract/errors/errors';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { orderProblem } from '@summit/contract/season/status-plan';
import { type AwardsStatusSubject, awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import { type Desk, votesSoFar } from '../season-data.ts';
import { VenueMoment } from '../venue-moment.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { effectSentences } from './step-effects.tsx';

interface Chosen {
  subject: AwardsStatusSubject;
  status: AwardsStatus;
}

/** Every status in the order of a season, with its effects and the present status of each track. */
export function StatusTable({ desk }: { desk: Desk }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const maySet = usePermitted()('awards.status');
  const cellOf = (subject: AwardsStatusSubject) => (status: AwardsStatus) => (
    <StatusCell desk={desk} subject={subject} status={status} {...(maySet && { onChoose: setChosen })} />
  );
  return (
    <>
      <DataTable
        label="Statuses"
        rows={awardsStatuses}
        getKey={(status) => status}
        columns={[
          { title: 'Status', cell: (status) => statusNames[status], isHeading: true },
          { title: 'For visitors', cell: (status) => <ForVisitors status={status} /> },
          ...awardsStatusSubjects.map((subject) => ({ title: subjectNames[subject], cell: cellOf(subject) })),
        ]}
      />
      {chosen && <StatusDialog {...chosen} desk={desk} onClose={() => setChosen(null)} />}
    </>
  );
}

/** What a status does when it follows the one before it, and the page that it leads to. */
function ForVisitors({ status }: { status: AwardsStatus }) {
  const from = awardsStatuses[awardsStatuses.indexOf(status) - 1] ?? status;
  const { Company: page } = awardsStatusFacts[status].leadsTo;
  return (
    <>
      {effectSentences({ subject: 'Company', from, status }).map((words) => (
        <Typography key={words} variant="body2">
          {words}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        The awards link to {href(pages[page])}
      </Typography>
    </>
  );
}

interface StatusCellProps extends Chosen {
  desk: Desk;
  /** Absent: their roles do not allow it. */
  onChoose?: (chosen: Chosen) => void;
}

function StatusCell({ desk, subject, status, onChoose }: StatusCellProps) {
  const isPresent = desk.statuses[subject] === status;
  const times = desk.scheduled.filter((one) => one.subject === subject && one.status === status);
  const problem = isPresent ? null : problemOf(desk, { subject, status });
  const name = `${subjectNames[subject]}: ${statusNames[status]}`;
  return (
    <>
      {isPresent && <Box sx={{ fontWeight: 750 }}>Now</Box>}
      {times.map(({ id, at }) => (
        <Typography key={id} variant="body2">
          From <VenueMoment at={at} />
        </Typography>
      ))}
      {problem !== null && (
        <Typography variant="body2" color="textSecondary">
          Not possible. {errorMessage(problem)}
        </Typography>
      )}
      {!isPresent && problem === null && onChoose && (
        <Button sx={{ ml: -1 }} aria-label={`Set ${name}`} onClick={() => onChoose({ subject, status })}>
          Set
        </Button>
      )}
    </>
  );
}

/** Why a status can be set neither now nor after what is scheduled; null: it can. */
function problemOf(desk: Desk, { subject, status }: Chosen) {
  const last = desk.scheduled.findLast((one) => one.subject === subject)?.status;
  const votes = votesSoFar(desk, subject);
  const problems = [desk.statuses[subject], last ?? desk.statuses[subject]].map((from) =>
    orderProblem({ subject, from, status }, votes),
  );
  return problems.includes(null) ? null : (problems[0] ?? null);
}
