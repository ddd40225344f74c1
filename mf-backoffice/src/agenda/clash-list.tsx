import { Alert, Box } from '@mui/material';
import type { Clash, Placed } from './plan/clashes.ts';

interface ClashListProps {
  placed: readonly Placed[];
  clashes: ReadonlyMap<string, readonly Clash[]>;
}

/** All clashes of a day in words, because a short block has no room for them. */
export function ClashList({ placed, clashes }: ClashListProps) {
  const clashing = placed.filter(({ session }) => clashes.has(session.id));
  if (clashing.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <details>
        <summary>{clashing.length} sessions of this day clash</summary>
        <Box component="ul" sx={{ mb: 0 }}>
          {clashing.flatMap(({ session }) =>
            (clashes.get(session.id) ?? []).map(({ words }) => (
              <li key={`${session.id} ${words}`}>
                “{session.title}”: {words}
              </li>
            )),
          )}
        </Box>
      </details>
    </Alert>
  );
}
