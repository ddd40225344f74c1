import { Button } from '@summit/shared-ui/actions/button';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { messageButtons } from '@summit/shared-ui/overlays/message-box';
import type { MessagingTexts } from './use-messaging-texts.ts';

/** Confirms that the message was sent. */
export function MessageSent({ texts, onClose }: { texts: MessagingTexts; onClose: () => void }) {
  return (
    <DialogFrame
      title={texts['messaging.success.title']}
      onClose={onClose}
      width={520}
      actions={<Button onClick={onClose}>{messageButtons.done}</Button>}
    >
      <p className="lead" role="status">
        {texts['messaging.success.text']}
      </p>
    </DialogFrame>
  );
}
