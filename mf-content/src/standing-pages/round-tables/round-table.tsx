import { type Point, Points } from '../../shared/maps/points.tsx';
import * as styles from './round-table.module.css';

const chairs = Array.from({ length: 12 }, (_, place) => place * 30);

/** The rules of a roundtable beside a drawing of the table from above, with one chair free. */
export function RoundTable({ rules }: { rules: readonly Point[] }) {
  return (
    <div className={styles.table}>
      <svg viewBox="0 0 400 400" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <circle cx="200" cy="200" r="112" />
        <circle cx="200" cy="200" r="100" opacity="0.35" />
        <path d="M186 190h28v20h-28z" />
        {chairs.map((angle) => (
          <g key={angle} transform={`rotate(${angle} 200 200)`}>
            <rect
              className={angle === 60 ? 'chair-free' : undefined}
              x="178"
              y="30"
              width="44"
              height="40"
              rx="8"
            />
            <path d="M178 30q22-14 44 0" opacity={angle === 60 ? 0 : 1} />
          </g>
        ))}
      </svg>
      <Points points={rules} columns={2} />
    </div>
  );
}
