import { formatPrice } from '@summit/shared-ui/display/price';
import { Tag } from '@summit/shared-ui/display/tag';
import { Inclusions } from '../shared/ticket/inclusions.tsx';
import { saleWindow, type TicketPackage, whyNot } from '../shared/ticket/tickets.ts';
import * as styles from './ticket-choice.module.css';

/** Below this number of places the card says how many are left. */
const fewPlaces = 50;

interface TicketChoiceProps {
  legend: string;
  packages: readonly TicketPackage[];
  chosen: TicketPackage;
  onChoose: (ticket: TicketPackage) => void;
  timeZone: string;
}

/** All tickets side by side, each with its price, what it includes and until when; one of them is chosen. */
export function TicketChoice({ legend, packages, chosen, onChoose, timeZone }: TicketChoiceProps) {
  return (
    <fieldset className={styles.ticketChoice}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.tickets}>
        {packages.map((ticket) => (
          <label key={ticket.id} htmlFor={`ticket-${ticket.id}`}>
            <span className={styles.ticketHead}>
              <span className={styles.ticketName}>{ticket.name}</span>
              <input
                type="radio"
                id={`ticket-${ticket.id}`}
                name="type"
                value={ticket.type}
                checked={ticket.id === chosen.id}
                disabled={!ticket.isAvailable}
                onChange={() => onChoose(ticket)}
              />
            </span>
            <span className={styles.ticketPrice}>{formatPrice(ticket.price, ticket.currency)}</span>
            <span className={styles.ticketAbout}>{ticket.description}</span>
            <span className={styles.ticketFacts}>
              <Availability ticket={ticket} timeZone={timeZone} />
            </span>
            <Inclusions lines={ticket.includes} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Availability({ ticket, timeZone }: { ticket: TicketPackage; timeZone: string }) {
  const refusal = whyNot(ticket);
  const window = saleWindow(ticket, timeZone);
  const { placesLeft } = ticket;
  return (
    <>
      {refusal && <Tag tone="danger">{refusal}</Tag>}
      {window && <Tag tone={ticket.isAvailable ? 'accent' : 'plain'}>{window}</Tag>}
      {!refusal && placesLeft !== null && placesLeft <= fewPlaces && (
        <Tag tone="warning">{placesLeft === 1 ? 'The last place' : `${placesLeft} places left`}</Tag>
      )}
    </>
  );
}
