import { MessageBox } from '@summit/shared-ui/overlays/message-box';

interface UnavailableDialogProps {
  onClose: () => void;
  /** Absent when there is nothing to try again. */
  onRetry?: () => void;
}

/** Shown in place of a dialog whose remote does not respond. */
export default function UnavailableDialog({ onClose, onRetry }: UnavailableDialogProps) {
  return (
    <MessageBox
      title="This cannot be opened right now"
      onClose={onClose}
      confirm={onRetry && { label: 'Try again', onConfirm: onRetry }}
    >
      <p>Nothing is lost. Please try again in a moment.</p>
    </MessageBox>
  );
}
