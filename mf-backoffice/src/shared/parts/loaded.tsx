import { Box, Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface LoadedProps<Data> {
  of: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What was read; before that its shape, and when it cannot be read, why, with a way to try again. */
export function Loaded<Data>({ of, children }: LoadedProps<Data>) {
  if (of.data !== undefined) return children(of.data);
  if (of.error) return <Failure error={of.error} onRetry={() => void of.refetch()} />;
  return <LoadingRows />;
}

/** The shape of a list that is being read. */
export function LoadingRows() {
  return (
    <Box role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Box>
  );
}
