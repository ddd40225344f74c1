import type { GridProps } from '../layout/grid.tsx';
import { Grid } from '../layout/grid.tsx';
import * as styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  /** Instead of a height: `4/5`. */
  ratio?: string;
  /** Lines of text; the last one is shorter. */
  lines?: number;
  round?: boolean;
}

/** The shape of what is coming; it appears only when that takes longer than 200 ms. */
export function Skeleton({ width = '100%', height, ratio, lines = 1, round = false }: SkeletonProps) {
  const own = {
    height: height ?? (ratio === undefined ? '1em' : undefined),
    aspectRatio: ratio,
    borderRadius: round ? '50%' : undefined,
  };
  return Array.from({ length: lines }, (_, line) => (
    <span
      className={styles.shape}
      key={line}
      aria-hidden="true"
      style={{ ...own, width: lines > 1 && line === lines - 1 ? '60%' : width }}
    />
  ));
}

export interface SkeletonGridProps {
  columns?: GridProps['columns'];
  count?: number;
  ratio?: string;
}

/** A grid of cards to come: a picture's place and two lines each. */
export function SkeletonGrid({ columns = 4, count = columns * 2, ratio = '4/5' }: SkeletonGridProps) {
  return (
    <Grid columns={columns} as="div">
      {Array.from({ length: count }, (_, card) => (
        <div key={card}>
          <Skeleton ratio={ratio} />
          <Skeleton lines={2} height="1.1em" />
        </div>
      ))}
    </Grid>
  );
}
