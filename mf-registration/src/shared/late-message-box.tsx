import { Suspense } from 'react';
import { lazyPart } from '@summit/shared-site/data/lazy-part';
import type { MessageBoxProps } from '@summit/shared-ui/overlays/message-box';

const Loaded = lazyPart(async () => ({
  default: (await import('@summit/shared-ui/overlays/message-box')).MessageBox,
}));

/** A question over the page. Dialogs bring a library that no page needs before something is pressed. */
export function LateMessageBox(props: MessageBoxProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
