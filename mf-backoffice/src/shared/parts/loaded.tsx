import { Box, Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface LoadedProps<Data> {
  of: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows loaded data; before that a skeleton, and after a failure the error with a retry. */
export function Loaded<Data>({ of, children }: LoadedProps<Data>) {
  if (of.data !== undefined) return children(of.data);
  if (of.error) return <Failure error={of.error} onRetry={() => void of.refetch()} />;
  return <Loading />;
}

/** The skeleton of the data that is loading. */
export function Loading() {
  return (
    <Box role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Box>
  );
}
