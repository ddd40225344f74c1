import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { latestVoteStep } from '@summit/contract/awards/awards-status';
import * as countCalls from '@summit/contract/calls/organise-count';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import { useRead } from '../../shared/data/read.ts';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { Empty } from '../../shared/parts/empty.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import type { Desk } from '../season-data.ts';
import { StandingDialog, standingWords } from './standing-dialog.tsx';
import type { Nominee } from './use-joins.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Opened = { dialog: 'standing' | 'withdraw'; nominee: Nominee } | null;

/** The canonical list: the nominees of a category, and how many attendees nominated them. No votes. */
export function NomineeList({ desk, category }: { desk: Desk; category: string }) {
  const read = useRead(nominationsCalls.deskNominees);
  const proposals = useRead(countCalls.nomineeWithdrawals).data?.proposals ?? [];
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // When the list is reloaded while a dialog is open, the dialog shows the present nominee.
  const present = read.data?.nominees.find(({ id }) => id === opened?.nominee.id) ?? opened?.nominee;
  const categoryOf = ({ categoryId }: Nominee) => desk.categories.find(({ id }) => id === categoryId);
  const begunOf = (nominee: Nominee) => {
    const track = categoryOf(nominee)?.awardsType;
    return track ? latestVoteStep(desk.statuses[track]) : null;
  };
  const proposalOf = ({ id }: Nominee) =>
    proposals.find(({ nomineeId, confirmedBy }) => nomineeId === id && confirmedBy === null);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Nominees
      </Typography>
      <Loaded of={read}>
        {({ nominees }) => {
          const shown = nominees.filter(({ categoryId }) => category === '' || categoryId === category);
          return shown.length === 0 ? (
            <Empty title="No nominees yet">Make a nomination a nominee, then merge others into it.</Empty>
          ) : (
            <DataTable
              label="Nominees"
              rows={shown}
              getKey={({ id }) => id}
              columns={[
                { title: 'Nominee', cell: ({ name }) => name, isHeading: true },
                ...(category === ''
                  ? [{ title: 'Category', cell: (one: Nominee) => categoryOf(one)?.name ?? one.categoryId }]
                  : []),
                { title: 'Nominated by', cell: ({ nominations }) => nominations },
                { title: 'State', cell: (one) => standingWords(one, proposalOf(one)?.kind) },
                { title: 'Actions', isHidden: true, cell: actionsOf },
              ]}
            />
          );
        }}
      </Loaded>
      {opened?.dialog === 'standing' && present && (
        <StandingDialog nominee={present} begun={begunOf(present)} onClose={close} />
      )}
      {opened?.dialog === 'withdraw' && present && <WithdrawDialog nominee={present} onClose={close} />}
    </section>
  );

  function actionsOf(nominee: Nominee) {
    const { name } = nominee;
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1, my: -1 }}>
        {begunOf(nominee) !== 'two' && (
          <Button aria-label={`Change ${name}`} onClick={() => setOpened({ dialog: 'standing', nominee })}>
            Change
          </Button>
        )}
        {nominee.withdrawal === null && (
          <Button aria-label={`Withdraw ${name}`} onClick={() => setOpened({ dialog: 'withdraw', nominee })}>
            Withdraw
          </Button>
        )}
      </Box>
    );
  }
}
