import { errorPages } from '@summit/contract/site-map';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** What the buttons of a message say unless told otherwise. */
export const messageButtons = {
  cancel: 'Cancel',
  done: 'Done',
  ok: 'Ok',
  sendReport: 'Send report',
  reported: 'Report sent, thank you',
} as const;

export type MessageButtons = Record<keyof typeof messageButtons, string>;

export interface MessageBoxProps {
  /** 'An error occurred!' when absent. */
  title?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  requestId?: string;
  /** Offers to report the error; the button then says that it was sent. */
  onSendReport?: () => Promise<void> | void;
  /** Asks rather than tells: a main button with this text, and Cancel. */
  confirm?: { label?: string; onConfirm: () => void };
  /** The organisers' words for the buttons. */
  labels?: Partial<MessageButtons>;
}

/** A message that wants an answer: an error, or a question before something happens. */
export function MessageBox(props: MessageBoxProps) {
  const { title, onClose, children, requestId, onSendReport, confirm } = props;
  const labels = { ...messageButtons, ...props.labels };
  const actions = confirm ? (
    <>
      <Button onClick={confirm.onConfirm}>{confirm.label ?? labels.done}</Button>
      <Button variant="secondary" onClick={onClose}>
        {labels.cancel}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{labels.ok}</Button>
      {onSendReport && <ReportButton labels={labels} onSendReport={onSendReport} />}
    </>
  );
  return (
    <DialogFrame
      role="alertdialog"
      title={title ?? errorPages.failed.message}
      onClose={onClose}
      width={520}
      actions={actions}
    >
      <div className="lead">{children}</div>
      {requestId !== undefined && <p className="eyebrow">Request {requestId}</p>}
    </DialogFrame>
  );
}

type Report = 'unsent' | 'sending' | 'sent' | 'failed';

interface ReportButtonProps {
  labels: MessageButtons;
  onSendReport: () => Promise<void> | void;
}

function ReportButton({ labels, onSendReport }: ReportButtonProps) {
  const [report, setReport] = useState<Report>('unsent');
  const words: Record<Report, string> = {
    unsent: labels.sendReport,
    sending: 'Sending',
    sent: labels.reported,
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
