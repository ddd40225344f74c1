import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { Desk } from '../season-data.ts';
import { VenueMoment } from '../venue-moment.tsx';
import { AgreeDialog, GiveUpDialog } from './request-dialogs.tsx';

type Request = Desk['requests'][number];
type Opened = { dialog: 'agree' | 'giveUp'; request: Request } | null;

/** Steps out of order that somebody has asked for, and that wait for somebody else. */
export function StatusRequests({ desk }: { desk: Desk }) {
  const isPermitted = usePermitted();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <div>
      {desk.requests.map((request) => (
        <Alert
          key={request.id}
          severity="info"
          variant="outlined"
          sx={{ mb: 2 }}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {isPermitted('awards.confirm') && !request.isRequestedByMe && (
                <Button onClick={() => setOpened({ dialog: 'agree', request })}>Look at it</Button>
              )}
              {isPermitted('awards.status') && (
                <Button onClick={() => setOpened({ dialog: 'giveUp', request })}>Give it up</Button>
              )}
            </Box>
          }
        >
          <RequestWords request={request} />
        </Alert>
      ))}
      {opened?.dialog === 'agree' && <AgreeDialog desk={desk} request={opened.request} onClose={close} />}
      {opened?.dialog === 'giveUp' && <GiveUpDialog request={opened.request} onClose={close} />}
    </div>
  );
}

function RequestWords({ request }: { request: Request }) {
  const { subject, from, status, at, requestedBy, isRequestedByMe } = request;
  return (
    <>
      {isRequestedByMe ? 'You have asked' : `${requestedBy} asks`} for {subjectNames[subject]}: from{' '}
      {statusNames[from]} to {statusNames[status]},{' '}
      {at === null ? (
        'as soon as it is agreed to'
      ) : (
        <>
          on <VenueMoment at={at} />
        </>
      )}
      .{isRequestedByMe && ' Somebody else has to agree: a steward or an auditor of the awards.'}
    </>
  );
}
