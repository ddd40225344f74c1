import type { CSSProperties } from 'react';

/** A rectangle of the floor plan, in columns and rows from the upper left corner. */
export interface PlanArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Parses `1 1 8 6`: column, row, columns and rows, counted from 1. Null for any other text: such a room is not on the drawing. */
export function planArea(text: string | undefined): PlanArea | null {
  const match = /^(\d{1,2}) (\d{1,2}) (\d{1,2}) (\d{1,2})$/.exec(text ?? '');
  if (!match) return null;
  const [left = 0, top = 0, width = 0, height = 0] = match.slice(1).map(Number);
  return Math.min(left, top, width, height) < 1 ? null : { left, top, width, height };
}

/** The position of an area in the plan's grid, as `--area`. */
export function gridPlace({ left, top, width, height }: PlanArea): CSSProperties {
  return { '--area': `${top} / ${left} / span ${height} / span ${width}` } as CSSProperties;
}
