import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { DataBoundary, type DataBoundaryProps } from '@summit/shared-ui/feedback/data-boundary';
import { forgetFailedParts } from './lazy-with-retry.ts';

/** A part of a page with its own loading state and error message, and a retry of its data and its code. */
export function DataPart(props: DataBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    forgetFailedParts();
  };
  return <DataBoundary onRetry={retry} {...props} />;
}
