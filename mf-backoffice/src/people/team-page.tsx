import { Box, Button } from '@mui/material';
import { useState } from 'react';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { AwaitedRoles } from '../shared/awards-roles/awaited-roles.tsx';
import { useRead } from '../shared/data/read.ts';
import { DataTable } from '../shared/parts/data-table.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { usePermitted } from '../shared/session/permitted.ts';
import { namesOf } from '../shared/session/role-names.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { getAccess, type Person, PersonDialog } from './person-dialog.tsx';

/** Without an id it adds an organiser. */
type Opened = { dialog: 'add' | 'change'; id?: string } | null;

/** The organisers and their roles. */
export default function TeamPage() {
  const isPermitted = usePermitted();
  const team = useRead(organiserCalls.organisers);
  const [opened, setOpened] = useState<Opened>(null);
  const mayChange = isPermitted('organisers.change');
  const close = () => setOpened(null);
  // Read again while a dialog is open, they are as they are now.
  const person = team.data?.organisers.find(({ id }) => id === opened?.id);
  return (
    <Screen
      title="Team"
      lead="The people who run the event. A role gives access only to what it needs. Awards roles need two people to agree."
      actions={
        mayChange && (
          <Button variant="contained" onClick={() => setOpened({ dialog: 'add' })}>
            Add team member
          </Button>
        )
      }
    >
      {isPermitted('organisers.confirm') && <AwaitedRoles />}
      <Loaded of={team}>
        {({ organisers }) => (
          <DataTable
            label="Team"
            rows={organisers}
            getKey={({ id }) => id}
            columns={[
              { title: 'Name', cell: ({ name }) => name, isHeading: true },
              { title: 'Email', cell: ({ email }) => email },
              { title: 'Roles', cell: ({ roles }) => namesOf(roles) },
              { title: 'Access', cell: getAccess },
              ...(mayChange ? [{ title: 'Actions', isHidden: true, cell: actionsOf }] : []),
            ]}
          />
        )}
      </Loaded>
      {opened?.dialog === 'add' && <AddPersonDialog person={person} onClose={close} />}
      {opened?.dialog === 'change' && person && <PersonDialog person={person} onClose={close} />}
    </Screen>
  );

  function actionsOf({ id, name }: Person) {
    return (
      <Box sx={{ display: 'flex', gap: 1, ml: -1, my: -1, whiteSpace: 'nowrap' }}>
        <Button aria-label={`Change ${name}`} onClick={() => setOpened({ dialog: 'change', id })}>
          Change
        </Button>
        <Button aria-label={`Send a new link to ${name}`} onClick={() => setOpened({ dialog: 'add', id })}>
          New link
        </Button>
      </Box>
    );
  }
}
