import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './container.module.css';

/** The page's column: at most 1280 px, with gutters of 16, 24 or 32 px. */
export function Container({ className, ...others }: ComponentProps<'div'>) {
  return <div className={clsx(styles.container, className)} {...others} />;
}
