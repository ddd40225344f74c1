import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { Desk } from '../season-data.ts';
import { VenueMoment } from '../venue-moment.tsx';
import { AgreeDialog, GiveUpDialog } from './request-dialogs.tsx';

type Request = Desk['requests'][number];
type Opened = { dialog: 'agree' | 'giveUp'; request: Request } | null;

/** Requested steps out of order, which wait for a second person. */
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
                <Button onClick={() => setOpened({ dialog: 'agree', request })}>Review</Button>
              )}
              {isPermitted('awards.status') && (
                <Button onClick={() => setOpened({ dialog: 'giveUp', request })}>Withdraw request</Button>
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
      {isRequestedByMe ? 'You asked' : `${requestedBy} asked`} to change {subjectNames[subject]} from{' '}
      {statusNames[from]} to {statusNames[status]},{' '}
      {at === null ? (
        'as soon as someone agrees'
      ) : (
        <>
          on <VenueMoment at={at} />
        </>
      )}
      .{isRequestedByMe && ' Someone else must agree: a steward or an auditor of the awards.'}
    </>
  );
}
