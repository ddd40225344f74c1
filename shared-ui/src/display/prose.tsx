import type { ReactNode } from 'react';
import * as styles from './prose.module.css';

export interface ProseProps {
  /** HTML that the server has cleaned; never what a visitor typed. */
  html?: string;
  children?: ReactNode;
}

/** Running text with its own rhythm: articles, legal pages, biographies. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={styles.text}>{children}</div>;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
