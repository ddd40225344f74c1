import type { ReactNode } from 'react';
import * as styles from './reveal.module.css';

/** Its content rises a little as it scrolls into view, where the browser supports this without script; elsewhere it is static. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className={styles.reveal}>{children}</div>;
}
