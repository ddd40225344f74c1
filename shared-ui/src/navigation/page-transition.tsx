import type { ReactNode } from 'react';
import { ViewTransition } from 'react';

const onPageChange = { 'page-change': 'page-change', default: 'none' };

/** A short cross-fade when the page inside it changes, where the browser has view transitions. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition default="none" update={onPageChange} enter={onPageChange} exit={onPageChange}>
      {children}
    </ViewTransition>
  );
}
