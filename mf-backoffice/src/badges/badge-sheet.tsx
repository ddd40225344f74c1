import { createPortal } from 'react-dom';
import { encode } from 'uqr';
import type * as calls from '@summit/contract/calls/organise-check-in';
import type { ResponseOf } from '@summit/contract/requests/call';
import * as styles from './badge-sheet.module.css';

export type Badge = ResponseOf<typeof calls.badgeSheet>['badges'][number];

/** Badges for printing, two in a row and eight on an A4 page; the browser prints nothing else while they are shown. */
export function BadgeSheet({ badges }: { badges: readonly Badge[] }) {
  return createPortal(
    <section className={styles.sheet} aria-label="Badges to print">
      {badges.map(({ ticketNumber, name, company, jobTitle, category, code }) => (
        <article key={ticketNumber} className={styles.badge} aria-label={`Badge of ${name}`}>
          <div className={styles.who}>
            <p className={styles.name}>{name}</p>
            <p className={styles.company}>{[jobTitle, company].filter(Boolean).join(', ')}</p>
          </div>
          <p className={styles.kind}>
            {category}
            <span className={styles.number}>{ticketNumber}</span>
          </p>
          <QrCode text={code} />
        </article>
      ))}
    </section>,
    document.body,
  );
}

/** The code of the ticket, within the quiet border that readers need. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} />
    </svg>
  );
}
