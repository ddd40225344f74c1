import { DataBoundary, type DataBoundaryProps } from '@summit/shared-ui/feedback/data-boundary';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';

/** A part of a page that waits for the server by itself, says by itself when it fails, and can be tried again. */
export function DataPart(props: DataBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  return <DataBoundary onRetry={reset} {...props} />;
}
