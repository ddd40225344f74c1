import type { OpenedDialog } from '@summit/shared-ui/overlays/open-dialog';
import { Button } from '../actions/button.tsx';
import { CaptchaField } from '../fields/captcha-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { DialogFrame } from '../overlays/dialog-frame.tsx';
import { MessageBox } from '../overlays/message-box.tsx';

const ignore = () => undefined;

/** A dialog with a form, and the error message. */
export function OverlaySamples({ id, onClose }: OpenedDialog) {
  if (id === 'registeredUsersOnly') {
    return (
      <MessageBox onClose={onClose} requestId="01J9Z6-4471" onSendReport={ignore}>
        The service is not available at the moment. Nothing you entered is lost.
      </MessageBox>
    );
  }
  return (
    <DialogFrame
      title="Message Amara Osei"
      lead="She reads it in her messages and answers to your email address."
      onClose={onClose}
      actions={<Button disabled>Send message</Button>}
    >
      <TextArea label="Your message" name="message" required rows={8} limit={2000} />
      <CaptchaField state="idle" onStart={ignore} />
    </DialogFrame>
  );
}
