import { type ReactNode, useRef } from 'react';
import * as styles from './corner.module.css';
import { useRoomBelow } from './room-below.ts';

/**
 * A notice of the frame along the lower edge of the window. The page is longer by its height meanwhile, so that all of it
 * can be scrolled out from behind it.
 */
export function Corner({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useRoomBelow(box, true, 'notice');
  return (
    <div className={styles.place} ref={box} data-above-covered>
      {children}
    </div>
  );
}
