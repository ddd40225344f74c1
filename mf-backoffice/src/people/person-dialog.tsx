import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { type ChangedField, Difference } from '../shared/parts/difference.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { awaitedRoles, namesOf } from '../shared/session/role-names.ts';
import { useUnsentGuard } from '../shared/unsent/use-unsent-guard.ts';
import { RoleChoice } from './role-choice.tsx';

export type Person = ResponseOf<typeof organiserCalls.changeOrganiser>;

/** Changes an organiser's roles, and whether they may log in. The changes are shown before they are made. */
export function PersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [roles, setRoles] = useState(person.roles);
  const [isBlocked, setIsBlocked] = useState(person.isBlocked);
  const changes = changesOf(person, { ...person, roles, isBlocked });
  useUnsentGuard(changes.length > 0);
  const save = async () => {
    if (roles.length === 0) throw new Error('Choose at least one role, or block them.');
    const body = { version: person.version, roles, isBlocked };
    try {
      await call(organiserCalls.changeOrganiser, { params: { id: person.id }, body });
    } finally {
      // If somebody else was quicker, the difference is to the version that they saved.
      await readAgain(organiserCalls.organisers, organiserCalls.awardsRoleRequests);
    }
  };
  return (
    <ConfirmDialog title={person.name} action="Save changes" onConfirm={save} onClose={onClose}>
      <Stack spacing={2}>
        <Typography color="textSecondary">{person.email}</Typography>
        <RoleChoice roles={roles} onChange={setRoles} />
        <FormControlLabel
          control={<Checkbox checked={isBlocked} onChange={(_event, isChosen) => setIsBlocked(isChosen)} />}
          label="Blocked: they cannot log in, and their sessions end now"
        />
        {changes.length > 0 && <Difference fields={changes} />}
        {awaitedRoles(person.roles, roles).length > 0 && (
          <Typography>Awards roles wait until a second person agrees to them.</Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** The differences between an organiser's present and chosen state, in words. */
export function changesOf(before: Person, after: Person): ChangedField[] {
  const fields = [
    { field: 'Name', before: before.name, after: after.name },
    { field: 'Roles', before: namesOf(before.roles), after: namesOf(after.roles) },
    { field: 'Access', before: getAccess(before), after: getAccess(after) },
  ];
  return fields.filter((each) => each.before !== each.after);
}

/** Whether somebody can log in, in words. */
export function getAccess({ isBlocked, isSetUp }: Pick<Person, 'isBlocked' | 'isSetUp'>): string {
  if (isBlocked) return 'Blocked';
  return isSetUp ? 'Can log in' : 'Account not set up yet';
}
