import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';

/** What a form says to a visitor without script: why it cannot be sent, and what to do instead. */
export function NeedsScript({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <noscript>
      <Notice tone="warning">
        {text} {children}
      </Notice>
    </noscript>
  );
}
