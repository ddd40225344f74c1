import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { DataBoundary, type DataBoundaryProps } from '@summit/shared-ui/feedback/data-boundary';

/** A part of a page with its own loading state, its own error message, and a retry. */
export function DataPart(props: DataBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  return <DataBoundary onRetry={reset} {...props} />;
}
