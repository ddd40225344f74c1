import type { ReactNode } from 'react';
import { errorPages } from '@summit/contract/site/error-pages';
import { Button } from '../actions/button.tsx';
import { ReportButton } from '../feedback/failure-report.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** The default texts of a message's buttons. */
export const messageButtons = {
  cancel: 'Cancel',
  done: 'Done',
  ok: 'Ok',
  sendReport: 'Send report',
  reported: 'Report sent, thank you',
} as const;

export type MessageButtons = Record<keyof typeof messageButtons, string>;

export interface MessageBoxProps {
  /** The title; 'An error occurred!' when absent. */
  title?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  requestId?: string;
  /** Offers to report the error; the button then confirms that it was sent. */
  onSendReport?: () => Promise<void> | void;
  /** Makes the message a question: a main button with this text, and Cancel. */
  confirm?: { label?: string; onConfirm: () => void };
  /** The organisers' wording of the buttons. */
  labels?: Partial<MessageButtons>;
}

/** A message that needs a response: an error, or a question before an action. */
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
      {onSendReport && (
        <ReportButton label={labels.sendReport} reported={labels.reported} onSendReport={onSendReport} />
      )}
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
