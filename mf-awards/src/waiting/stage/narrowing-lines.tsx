import { textRows } from '@summit/contract/words/text-lookup';
import * as styles from './narrowing-lines.module.css';

const width = 480;
const height = 400;
const stages = [
  { x: 12, lines: 9 },
  { x: 236, lines: 3 },
  { x: 460, lines: 1 },
] as const;
const [many, few, one] = stages;

/** The vertical position of line `index` of `count` at a stage. */
function level(index: number, count: number): number {
  return count === 1 ? height / 2 : 12 + (index * (height - 24)) / (count - 1);
}

function curve(from: [number, number], to: [number, number]): string {
  const middle = (from[0] + to[0]) / 2;
  return `M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`;
}

const toFew = Array.from({ length: many.lines }, (_, index) =>
  curve(
    [many.x, level(index, many.lines)],
    [few.x, level(Math.floor((index * few.lines) / many.lines), few.lines)],
  ),
);
const toOne = Array.from({ length: few.lines }, (_, index) =>
  curve([few.x, level(index, few.lines)], [one.x, level(0, one.lines)]),
);

/** Decorative lines that narrow from many to one, above the stages from a text of lines `stage | what happens`. */
export function NarrowingLines({ title, items }: { title: string; items: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption className="eyebrow">{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" strokeWidth="2" aria-hidden="true">
        {toFew.map((path) => (
          <path key={path} className={styles.many} d={path} />
        ))}
        {toOne.map((path, index) => (
          <path
            key={path}
            className={index === 1 ? 'one' : 'few'}
            d={path}
            strokeWidth={index === 1 ? 5 : 2}
          />
        ))}
        <circle cx={one.x} cy={height / 2} r="12" />
      </svg>
      <ol>
        {textRows(items).map(([stage, what]) => (
          <li key={stage}>
            <strong>{stage}</strong>
            {what}
          </li>
        ))}
      </ol>
    </figure>
  );
}
