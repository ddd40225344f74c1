import { isVisitorErrorCode, visitorErrorMessage } from '@summit/contract/errors/visitor-errors';
import { type ApiError, useCall, useSession } from '@summit/shared-auth';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import { reportFailure } from './failure-reaction.ts';
import { messageLabels, useMessageTexts } from './message-texts.ts';

interface FailureDialogProps {
  error: ApiError;
  /** The name of the call's row, where its wording differs from the general one. */
  callName?: string;
  onClose: () => void;
}

/** Explains a failed call and, where it was not reported yet, offers to report it. */
export default function FailureDialog({ error, callName, onClose }: FailureDialogProps) {
  const call = useCall();
  const email = useSession((state) => state.attendee?.email);
  const texts = useMessageTexts();
  const { code } = error;
  const known = isVisitorErrorCode(code);
  // Only the error itself contains how long to wait.
  const message = known && error.status !== 429 ? visitorErrorMessage(code, callName) : error.message;
  return (
    <MessageBox
      title={texts['frame.error.title']}
      labels={messageLabels(texts)}
      onClose={onClose}
      requestId={error.requestId ?? undefined}
      onSendReport={known ? undefined : () => reportFailure(call, error, email)}
    >
      {message}
    </MessageBox>
  );
}
