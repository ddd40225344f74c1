import type { GridProps } from '../layout/grid.tsx';
import { Grid } from '../layout/grid.tsx';
import * as styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  /** The aspect ratio instead of a height: `4/5`. */
  ratio?: string;
  /** The number of lines of text; the last line is shorter. */
  lines?: number;
  round?: boolean;
}

/** The shape of the content while it loads; it appears only when that takes longer than 200 ms. */
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

/** A grid of placeholder cards: a picture and two lines each. */
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
