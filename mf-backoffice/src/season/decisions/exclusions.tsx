import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import * as countCalls from '@summit/contract/calls/organise-count';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useRead, useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Empty } from '../../shared/parts/empty.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { ProposalTable } from './proposal-table.tsx';

type Exclusion = ResponseOf<typeof countCalls.exclusionProposals>['proposals'][number];

/** The proposals to exclude ballots from the count. */
export function Exclusions() {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const mayPropose = usePermitted()('awards.exclude');
  const read = useRead(countCalls.exclusionProposals);
  const [opened, setOpened] = useState<Exclusion | 'new' | null>(null);
  const close = () => setOpened(null);
  const confirm = async ({ id }: Exclusion) => {
    try {
      await call(countCalls.confirmExclusion, { params: { id } });
    } finally {
      await readAgain(countCalls.exclusionProposals);
    }
  };
  return (
    <section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h2">Ballot exclusions</Typography>
        {mayPropose && (
          <Button variant="outlined" onClick={() => setOpened('new')}>
            Propose an exclusion
          </Button>
        )}
      </Box>
      <Loaded of={read}>
        {({ proposals }) =>
          proposals.length === 0 ? (
            <Empty title="Every ballot counts">
              To exclude a ballot, propose it by its number in the log of its vote, before the count is
              opened.
            </Empty>
          ) : (
            <ProposalTable
              label="Exclusions"
              rows={proposals}
              nameOf={ballotName}
              onConfirm={setOpened}
              columns={[{ title: 'Ballot', cell: ballotName, isHeading: true }]}
            />
          )
        }
      </Loaded>
      {opened === 'new' && <ExcludeDialog onClose={close} />}
      {opened && opened !== 'new' && (
        <ConfirmDialog
          title={`Exclude ${ballotName(opened)}`}
          action="Confirm exclusion"
          isDangerous
          onConfirm={() => confirm(opened)}
          onClose={close}
        >
          <Typography>
            Proposed by {opened.proposedBy}: {opened.reason}
          </Typography>
          <Typography sx={{ mt: 2 }}>
            This is final, and published with the reason and both names. The ballot stays in the log.
          </Typography>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** `ballot 17 of 2027-Company-one`, as its log and its receipt name it. */
function ballotName({ log, index }: Exclusion): string {
  return `ballot ${index} of ${log}`;
}
