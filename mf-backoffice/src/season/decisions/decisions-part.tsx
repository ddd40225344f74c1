import { Stack } from '@mui/material';
import { Exclusions } from './exclusions.tsx';
import { Withdrawals } from './withdrawals.tsx';

/** The decisions that one person proposes and another confirms. */
export function DecisionsPart() {
  return (
    <Stack spacing={5}>
      <Withdrawals />
      <Exclusions />
    </Stack>
  );
}
