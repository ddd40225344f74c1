import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadPart } from '@summit/shared-auth';
import type { MessageBoxProps } from '@summit/shared-ui/overlays/message-box';
import { useToast } from '@summit/shared-ui/overlays/toast';

/**
 * A question over the page. Dialogs bring a library that no page needs before something is pressed. Where it cannot be loaded, the
 * visitor reads so and the page stays as it is, with what was typed into it: the next press tries again.
 */
export function LateMessageBox(props: MessageBoxProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MessageBoxProps> | null>(null);
  const toast = useToast();
  const giveUp = useEffectEvent(({ message }: Error) => {
    props.onClose();
    toast(message);
  });

  useEffect(() => {
    loadPart(() => import('@summit/shared-ui/overlays/message-box')).then(
      ({ MessageBox }) => setLoaded(() => MessageBox),
      (error: Error) => giveUp(error),
    );
  }, []);

  return Loaded && <Loaded {...props} />;
}
