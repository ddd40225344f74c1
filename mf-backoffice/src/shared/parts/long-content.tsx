import { DialogContent } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The content of a dialog. Where it is longer than the window, the keyboard can scroll it, even if it is only text; otherwise
 * Tab does not stop there.
 */
export function LongContent({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  useLayoutEffect(() => {
    if (part.current) setIsLong(isLongerThanRoom(part.current));
  }, [children]);
  useEffect(() => {
    const content = part.current;
    if (!content) return undefined;
    // The window becomes lower, a telephone is turned, or a part of the content opens.
    const observer = new ResizeObserver(() => setIsLong(isLongerThanRoom(content)));
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <DialogContent ref={part} {...(isLong && { tabIndex: 0 })}>
      {children}
    </DialogContent>
  );
}

function isLongerThanRoom({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight;
}
