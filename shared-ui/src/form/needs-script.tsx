import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';

/** The notice in a form for visitors without JavaScript: why it cannot be sent, and what to do instead. */
export function NeedsScript({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <noscript>
      <Notice tone="warning">
        {text} {children}
      </Notice>
    </noscript>
  );
}
