import type { ReactNode } from 'react';
import * as styles from './prose.module.css';

export interface ProseProps {
  /** HTML that the server has sanitised; never a visitor's input. */
  html?: string;
  children?: ReactNode;
}

/** Running text with its own rhythm, for articles, legal pages and biographies. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={styles.text}>{children}</div>;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
