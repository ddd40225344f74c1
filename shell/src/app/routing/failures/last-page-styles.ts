import type { CSSProperties } from 'react';
import { lightColours } from '@summit/contract/frame/brand';

const { hairline, ink, paper } = lightColours;

const action: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 52,
  padding: '8px 28px',
  border: `1px solid var(--ink, ${ink})`,
  borderRadius: 'var(--radius, 4px)',
  font: 'inherit',
  fontWeight: 650,
  textDecoration: 'none',
};

/** Styles on the elements themselves: a style sheet made by script may be what failed. */
export const lastPageStyles = {
  page: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    overflow: 'hidden',
    isolation: 'isolate',
    boxSizing: 'border-box',
    padding: 'clamp(40px, 8vw, 112px) max(16px, calc(50vw - 608px))',
  },
  peaks: {
    position: 'absolute',
    zIndex: -1,
    right: '-6vw',
    bottom: '-1vw',
    width: 'clamp(300px, 56vw, 820px)',
    color: `var(--hairline, ${hairline})`,
  },
  words: { display: 'grid', justifyItems: 'start', gap: 24, maxWidth: '46rem' },
  name: { fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-0.035em' },
  title: { margin: 0 },
  lead: { margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 },
  main: { ...action, background: `var(--ink, ${ink})`, color: `var(--paper, ${paper})`, cursor: 'pointer' },
  second: { ...action, background: `var(--paper, ${paper})`, color: 'inherit' },
} satisfies Record<string, CSSProperties>;
