import { loadPart } from '@summit/shared-auth';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { OpenedPart } from '@summit/shared-site/data/opened-part';
import type { MessageBoxProps } from '@summit/shared-ui/overlays/message-box';
import { useToast } from '@summit/shared-ui/overlays/toast';

const MessageBox = lazyWithRetry<MessageBoxProps>(async () => ({
  default: (await loadPart(() => import('@summit/shared-ui/overlays/message-box'))).MessageBox,
}));

/**
 * A lazily loaded confirmation dialog, because dialogs need a library that no page needs before a press. When it
 * cannot be loaded, an error is shown, and the page stays with what was typed into it.
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
