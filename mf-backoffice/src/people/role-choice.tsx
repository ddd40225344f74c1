import { Checkbox, FormControlLabel, FormGroup, FormHelperText, FormLabel, Typography } from '@mui/material';
import { useId } from 'react';
import { type OrganiserRole, organiserRoles } from '@summit/contract/session/organisers';
import { roleNames } from '../shared/session/role-names.ts';

interface RoleChoiceProps {
  roles: readonly OrganiserRole[];
  onChange: (roles: OrganiserRole[]) => void;
  error?: string | undefined;
}

/** The choice of an organiser's roles. */
export function RoleChoice({ roles, onChange, error }: RoleChoiceProps) {
  const id = useId();
  const toggle = (role: OrganiserRole, isChosen: boolean) =>
    onChange(organiserRoles.filter((each) => (each === role ? isChosen : roles.includes(each))));
  return (
    <FormGroup role="group" aria-labelledby={id}>
      <FormLabel id={id} error={error !== undefined}>
        Roles
      </FormLabel>
      {organiserRoles.map((role) => (
        <FormControlLabel
          key={role}
          sx={{ minHeight: 44 }}
          control={
            <Checkbox
              checked={roles.includes(role)}
              onChange={(_event, isChosen) => toggle(role, isChosen)}
            />
          }
          label={
            <>
              {roleNames[role].name}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {roleNames[role].about}
              </Typography>
            </>
          }
        />
      ))}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </FormGroup>
  );
}
