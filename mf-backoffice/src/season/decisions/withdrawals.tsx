import { Typography } from '@mui/material';
import { useState } from 'react';
import * as countCalls from '@summit/contract/calls/organise-count';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useRead, useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Empty } from '../../shared/parts/empty.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { ProposalTable } from './proposal-table.tsx';

type Withdrawal = ResponseOf<typeof countCalls.nomineeWithdrawals>['proposals'][number];

/** The proposals to mark nominees as withdrawn or disqualified. */
export function Withdrawals() {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const read = useRead(countCalls.nomineeWithdrawals);
  const [opened, setOpened] = useState<Withdrawal | null>(null);
  const confirm = async ({ id }: Withdrawal) => {
    try {
      await call(countCalls.confirmWithdrawal, { params: { id } });
    } finally {
      await readAgain(countCalls.nomineeWithdrawals, nominationsCalls.deskNominees);
    }
  };
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Withdrawals
      </Typography>
      <Loaded of={read}>
        {({ proposals }) =>
          proposals.length === 0 ? (
            <Empty title="No withdrawals">
              A steward proposes a withdrawal beside the nominee, under Nominations.
            </Empty>
          ) : (
            <ProposalTable
              label="Withdrawals"
              rows={proposals}
              nameOf={({ name, categoryName, kind }) => `${name}, ${categoryName}: ${kind}`}
              onConfirm={setOpened}
              columns={[
                { title: 'Nominee', cell: ({ name }) => name, isHeading: true },
                { title: 'Category', cell: ({ categoryName, year }) => `${categoryName}, ${year}` },
                { title: 'What', cell: ({ kind }) => kind },
              ]}
            />
          )
        }
      </Loaded>
      {opened && (
        <ConfirmDialog
          title={`${opened.name}: ${opened.kind}`}
          action="Confirm: out of the running"
          isDangerous
          onConfirm={() => confirm(opened)}
          onClose={() => setOpened(null)}
        >
          <Typography>
            In the category {opened.categoryName} of {opened.year}.
          </Typography>
          <Typography sx={{ mt: 2 }}>
            Proposed by {opened.proposedBy}: {opened.reason}
          </Typography>
          <Typography sx={{ mt: 2 }}>
            The nominee stays visible but can no longer be chosen, and is skipped in the results, even if
            these are already announced. Ballots do not change. This cannot be undone.
          </Typography>
        </ConfirmDialog>
      )}
    </section>
  );
}
