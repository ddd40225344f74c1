import { type ReactNode, useCallback } from 'react';
import { isApiError, useCall, useSession } from '@summit/shared-auth';
import { FailureReportContext, type ReportFailure } from '@summit/shared-ui/feedback/failure-report';

/** Lets every form and part of a page report the error it shows. */
export function FailureReports({ children }: { children: ReactNode }) {
  const call = useCall();
  const email = useSession((state) => state.attendee?.email);
  const report = useCallback<ReportFailure>(
    async (error) => {
      if (!isApiError(error)) return;
      const { reportFailure } = await import('../parts/failure-reaction.ts');
      await reportFailure(call, error, email);
    },
    [call, email],
  );
  return <FailureReportContext value={report}>{children}</FailureReportContext>;
}
