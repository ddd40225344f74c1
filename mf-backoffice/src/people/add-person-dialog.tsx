import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { Difference } from '../shared/parts/difference.tsx';
import { FormField } from '../shared/parts/form-field.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { useUnsentGuard } from '../shared/unsent/use-unsent-guard.ts';
import { fieldsMarked } from '../shared/words/fields-marked.ts';
import { changesOf, type Person } from './person-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

interface AddPersonDialogProps {
  /** An existing organiser gets a new link, with which they choose password and authenticator again. */
  person?: Person | undefined;
  onClose: () => void;
}

/** Adds an organiser, who gets a link by email to set up their account. */
export function AddPersonDialog({ person, onClose }: AddPersonDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const form = useForm({ defaultValues: { name: person?.name ?? '', email: person?.email ?? '' } });
  const name = useWatch({ control: form.control, name: 'name' });
  const [roles, setRoles] = useState<OrganiserRole[]>(person?.roles ?? []);
  const [rolesError, setRolesError] = useState<string>();
  const changes = person ? changesOf(person, { ...person, name, roles }) : [];
  const isBegun = form.formState.isDirty || roles.length > 0;
  useUnsentGuard(person ? changes.length > 0 : isBegun);
  const add = async () => {
    const isWhole = await form.trigger(undefined, { shouldFocus: true });
    setRolesError(roles.length === 0 ? 'Choose at least one role.' : undefined);
    if (!isWhole || roles.length === 0) throw new Error(fieldsMarked);
    const body = { ...form.getValues(), roles, version: person?.version ?? null };
    try {
      await call(organiserCalls.addOrganiser, { body });
    } finally {
      // Where somebody else was quicker, or the response was lost, the team is shown as it is now.
      await readAgain(organiserCalls.organisers, organiserCalls.awardsRoleRequests);
    }
  };
  return (
    <ConfirmDialog
      title={person ? `New link for ${person.name}` : 'Add team member'}
      action="Send link"
      onConfirm={add}
      onClose={onClose}
    >
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <Typography>
          They get an email with a link that is valid for two days. With it they choose a password and connect
          an authenticator; nobody else sees it.
          {person && ' Their passkeys are removed then.'}
        </Typography>
        <FormField form={form} name="name" label="Name" required="Enter their name." />
        {person ? (
          <Typography color="textSecondary">{person.email}</Typography>
        ) : (
          <FormField
            form={form}
            name="email"
            label="Email"
            type="email"
            required="Enter their email address."
          />
        )}
        <RoleChoice roles={roles} onChange={setRoles} error={rolesError} />
        {changes.length > 0 && <Difference fields={changes} />}
      </Stack>
    </ConfirmDialog>
  );
}
