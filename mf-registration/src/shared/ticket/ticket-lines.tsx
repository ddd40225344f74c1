import * as styles from './ticket-lines.module.css';

export interface TicketLine {
  id: string;
  name: string;
  price: string;
}

/** Tickets and what they cost, one line each. */
export function TicketLines({ lines }: { lines: readonly TicketLine[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(({ id, name, price }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  );
}
