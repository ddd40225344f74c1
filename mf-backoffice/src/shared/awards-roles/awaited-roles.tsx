import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useRead, useReadAgain } from '../data/read.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useOrganiserCall } from '../session/organiser-call.ts';
import { namesOf } from '../session/role-names.ts';

type Request = ResponseOf<typeof organiserCalls.awardsRoleRequests>['requests'][number];

/** Changes of awards roles that wait for a second person. */
export function AwaitedRoles() {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const awaited = useRead(organiserCalls.awardsRoleRequests);
  const [opened, setOpened] = useState<Request | null>(null);
  const agree = async ({ id }: Request) => {
    try {
      await call(organiserCalls.confirmAwardsRoles, { params: { id } });
    } finally {
      await readAgain(organiserCalls.organisers, organiserCalls.awardsRoleRequests);
    }
  };
  return (
    <Loaded of={awaited}>
      {({ requests }) => (
        <>
          {requests.map((request) => (
            <Alert
              key={request.id}
              severity="info"
              variant="outlined"
              sx={{ mb: 2 }}
              action={<Button onClick={() => setOpened(request)}>Review</Button>}
            >
              Requested by {request.requestedBy}: {sentenceOf(request)}
            </Alert>
          ))}
          {opened && (
            <ConfirmDialog
              title="Agree to awards roles"
              action="Agree"
              onConfirm={() => agree(opened)}
              onClose={() => setOpened(null)}
            >
              {sentenceOf(opened)} Nobody can agree to their own request.
            </ConfirmDialog>
          )}
        </>
      )}
    </Loaded>
  );
}

function sentenceOf({ name, email, roles }: Request): string {
  return roles.length === 0
    ? `${name} (${email}) will no longer have a role in the awards.`
    : `${name} (${email}) will be ${namesOf(roles)}.`;
}
