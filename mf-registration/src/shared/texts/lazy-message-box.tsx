import { loadPart } from '@summit/shared-auth';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { OpenedPart } from '@summit/shared-site/data/opened-part';
import type { MessageBoxProps } from '@summit/shared-ui/overlays/message-box';
import { useToast } from '@summit/shared-ui/overlays/toast';

const MessageBox = lazyWithRetry<MessageBoxProps>(async () => ({
  default: (await loadPart(() => import('@summit/shared-ui/overlays/message-box'))).MessageBox,
}));

/**
 * A question over the page. Dialogs bring a library that no page needs before something is pressed. Where it cannot be loaded, the
 * visitor reads so and the page stays as it is, with what was typed into it.
 */
export function LazyMessageBox(props: MessageBoxProps) {
  const toast = useToast();
  const giveUp = (error: unknown) => {
    props.onClose();
    if (error instanceof Error) toast(error.message);
  };
  return (
    <OpenedPart onFailure={giveUp}>
      <MessageBox {...props} />
    </OpenedPart>
  );
}
