import { DialogContent } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * The content of a dialog. Where it is longer than the window, the keyboard can scroll it, even if it is only text; otherwise
 * Tab does not stop there.
 */
export function LongContent({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  useLayoutEffect(() => {
    setIsLong(part.current !== null && part.current.scrollHeight > part.current.clientHeight);
  }, [children]);
  return (
    <DialogContent ref={part} {...(isLong && { tabIndex: 0 })}>
      {children}
    </DialogContent>
  );
}
