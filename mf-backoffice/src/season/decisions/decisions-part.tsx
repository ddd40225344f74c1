import { Stack } from '@mui/material';
import { AwaitedRoles } from '../../shared/awards-roles/awaited-roles.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import { Exclusions } from './exclusions.tsx';
import { Withdrawals } from './withdrawals.tsx';

/** The decisions that one person proposes and another confirms. */
export function DecisionsPart() {
  const isPermitted = usePermitted();
  return (
    <Stack spacing={5}>
      {isPermitted('organisers.confirm') && <AwaitedRoles />}
      <Withdrawals />
      <Exclusions />
    </Stack>
  );
}
