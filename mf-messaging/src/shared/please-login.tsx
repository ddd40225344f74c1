import { loginHash } from '@summit/contract/site/page-hashes';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { messageButtons } from '@summit/shared-ui/overlays/message-box';
import { useMessagingTexts } from './use-messaging-texts.ts';

/** Says that messages need a login, and offers the login on top of the current page. */
export function PleaseLogin({ onClose }: { onClose: () => void }) {
  const texts = useMessagingTexts();
  return (
    <DialogFrame
      role="alertdialog"
      title={texts['messaging.error.title']}
      onClose={onClose}
      width={520}
      actions={
        <>
          <ButtonLink to={`#${loginHash}`} onClick={onClose}>
            {texts['messaging.error.login.action']}
          </ButtonLink>
          <Button variant="secondary" onClick={onClose}>
            {messageButtons.ok}
          </Button>
        </>
      }
    >
      <p className="lead">{texts['messaging.error.login']}</p>
    </DialogFrame>
  );
}
