import * as styles from './figure-row.module.css';

export interface Figure {
  /** The number as it is shown: `36`, `£4.2bn`, `14:30`. */
  value: string;
  label: string;
  note?: string;
}

/** A row of large, decorative numbers, each with a label. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.row}>
      {figures.map(({ value, label, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
