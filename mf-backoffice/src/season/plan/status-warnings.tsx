import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import { statusNames } from '@summit/contract/season/status-names';
import { passedDate, withoutShortlist } from '@summit/contract/season/status-plan';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { useRead } from '../../shared/data/read.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { Desk } from '../season-data.ts';
import { inOneList } from '../season-words.ts';
import { VenueMoment } from '../venue-moment.tsx';

interface StatusWarningsProps {
  desk: Desk;
  subject: AwardsStatusSubject;
  status: AwardsStatus;
}

/** Warnings before a status is set; none of them prevents it. */
export function StatusWarnings({ desk, subject, status }: StatusWarningsProps) {
  const page = passedDate(desk, status);
  const asked = desk.requests.find((one) => one.subject === subject);
  return (
    <>
      {page?.opensAt && (
        <Warning>
          Its page announces <VenueMoment at={page.opensAt} />, which has passed: change the date below.
        </Warning>
      )}
      {asked && (
        <Warning>
          This withdraws the request of {asked.requestedBy} ({statusNames[asked.status]}).
        </Warning>
      )}
      {status === 'VoteTwo' && subject !== 'Welcome' && <EmptyShortlists desk={desk} subject={subject} />}
    </>
  );
}

/** Categories that would be missing from the final ballot. Only stewards can see who is on the shortlist. */
function EmptyShortlists(props: Pick<StatusWarningsProps, 'desk' | 'subject'>) {
  const maySee = usePermitted()('awards.nominations');
  return maySee ? (
    <SeenShortlists {...props} />
  ) : (
    <Warning>Only a steward can see whether a category has no shortlist.</Warning>
  );
}

function SeenShortlists({ desk, subject }: Pick<StatusWarningsProps, 'desk' | 'subject'>) {
  const standing = useRead(nominationsCalls.deskNominees).data;
  const missing = standing ? withoutShortlist(desk.categories, standing.nominees, subject) : [];
  return missing.length > 0 ? (
    <Warning>
      Nobody is on the shortlist of {inOneList(missing.map(({ name }) => name))}: not on the final ballot, and
      no winner.
    </Warning>
  ) : null;
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" variant="outlined">
      {children}
    </Alert>
  );
}
