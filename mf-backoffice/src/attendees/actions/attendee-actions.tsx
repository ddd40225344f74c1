import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { kindRow } from '@summit/contract/registration/registration-kinds';
import type { Permission } from '@summit/contract/session/organisers';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { Attendee } from '../../shared/words/attendee-words.ts';
import { BlockDialog } from './block-dialog.tsx';
import { ChangePackageDialog } from './change-package-dialog.tsx';
import { ConfirmAddressDialog } from './confirm-address-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface Action {
  name: string;
  permission: Permission;
  isPossible: boolean;
  dialog: typeof BlockDialog;
}

/** The actions for one attendee. */
export function AttendeeActions({ attendee }: { attendee: Attendee }) {
  const isPermitted = usePermitted();
  const [opened, setOpened] = useState<Action | null>(null);
  const actions: Action[] = [
    {
      name: 'Confirm address',
      permission: 'attendees.confirm',
      isPossible: !attendee.isConfirmed,
      dialog: ConfirmAddressDialog,
    },
    {
      name: 'Move to another category',
      permission: 'attendees.change',
      isPossible: true,
      dialog: MoveDialog,
    },
    {
      name: 'Change package',
      permission: 'attendees.package',
      isPossible: canChangePackage(attendee),
      dialog: ChangePackageDialog,
    },
    {
      name: attendee.isBlocked ? 'Unblock' : 'Block',
      permission: 'attendees.block',
      isPossible: true,
      dialog: BlockDialog,
    },
  ];
  const offered = actions.filter(({ permission, isPossible }) => isPossible && isPermitted(permission));
  return (
    <Box role="group" aria-label="Actions" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to="change" variant="outlined">
        {isPermitted('attendees.change') ? 'Details and history' : 'History'}
      </Button>
      {offered.map((action) => (
        <Button key={action.name} variant="outlined" onClick={() => setOpened(action)}>
          {action.name}
        </Button>
      ))}
      {opened && <opened.dialog attendee={attendee} onClose={() => setOpened(null)} />}
    </Box>
  );
}

/** Before it is paid or complete, and only where a package is chosen at all. */
function canChangePackage({ registrationStatus, attendeeType }: Attendee): boolean {
  const isChoosing = registrationStatus !== 'SubmitStepOne' && registrationStatus !== 'Completed';
  return isChoosing && (kindRow(attendeeType)?.choosesPackage ?? true);
}
