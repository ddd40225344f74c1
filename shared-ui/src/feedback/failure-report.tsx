import { createContext, useContext, useState } from 'react';
import { Button } from '../actions/button.tsx';

/** Reports an error to the organisers. @throws when the report does not arrive */
export type ReportFailure = (error: unknown) => Promise<void>;

/** Provided by the shell; null where nothing can be reported. */
export const FailureReportContext = createContext<ReportFailure | null>(null);

/** A function that reports an error; undefined for an error that did not come from the server, or is not a failure itself. */
export function useFailureReport(error: unknown): (() => Promise<void>) | undefined {
  const report = useContext(FailureReportContext);
  return report && isReportable(error) ? () => report(error) : undefined;
}

/** An ended session and a rate limit are not failures, and the report would be refused as well. */
function isReportable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { requestId, status } = error as Record<string, unknown>;
  return typeof requestId === 'string' && requestId !== '' && status !== 401 && status !== 429;
}

type Report = 'unsent' | 'sending' | 'sent' | 'failed';

export interface ReportButtonProps {
  label: string;
  /** The button's text once the report has arrived. */
  reported: string;
  onSendReport: () => Promise<void> | void;
  size?: 'normal' | 'small';
}

/** Sends a report, and shows the outcome. */
export function ReportButton({ label, reported, onSendReport, size }: ReportButtonProps) {
  const [report, setReport] = useState<Report>('unsent');
  const words: Record<Report, string> = {
    unsent: label,
    sending: 'Sending',
    sent: reported,
    failed: 'Not sent, try again',
  };

  async function send() {
    setReport('sending');
    try {
      await onSendReport();
      setReport('sent');
    } catch {
      setReport('failed');
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size={size}
        busy={report === 'sending'}
        disabled={report === 'sent'}
        onClick={() => void send()}
      >
        {words[report]}
      </Button>
      <span className="visually-hidden" role="status">
        {report === 'unsent' ? '' : words[report]}
      </span>
    </>
  );
}

/** Offers to report an error if it came from the server. */
export function ReportThis({ error, size }: { error: unknown; size?: 'normal' | 'small' }) {
  const report = useFailureReport(error);
  if (!report) return null;
  return (
    <ReportButton size={size} label="Report this" reported="Reported, thank you" onSendReport={report} />
  );
}
