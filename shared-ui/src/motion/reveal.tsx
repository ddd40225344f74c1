import type { ReactNode } from 'react';
import * as styles from './reveal.module.css';

/** A short rise as the element scrolls into view, where the browser can do it without script; otherwise it is simply there. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className={styles.reveal}>{children}</div>;
}
