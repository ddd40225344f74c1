import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { formatPrice } from '@summit/shared-ui/display/price';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { getTickets, type TicketPackage, whyNot } from '../shared/ticket/tickets.ts';
import { attendeeKinds } from './attendee-kinds.ts';
import * as styles from './price-list.module.css';
import { useSaleWindows } from './sale-windows.ts';
import type { StartTexts } from './use-start-texts.ts';

interface PriceListProps {
  packages: readonly TicketPackage[];
  texts: StartTexts;
}

/** Every ticket that can be registered for, with its price. */
export function PriceList({ packages, texts }: PriceListProps) {
  const windows = useSaleWindows();
  const rows = attendeeKinds.flatMap((kind) =>
    getTickets(packages, kind.type).map((ticket) => ({ kind, ticket })),
  );
  return (
    <table className={`${styles.table} figures`}>
      <thead>
        <tr>
          <th scope="col">Ticket</th>
          <th scope="col">For</th>
          <th scope="col">What it is</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, ticket }) => (
          <tr key={ticket.id} data-off={!ticket.isAvailable}>
            <th scope="row">{ticket.name}</th>
            <td>{kind.name}</td>
            <td className="price-about">
              {[ticket.description, windows[ticket.id], ticket.placesLeft === 0 ? null : whyNot(ticket)]
                .filter(Boolean)
                .join(' ')}
              {ticket.placesLeft === 0 && (
                <>
                  {' '}
                  <SiteLink to={href(pages.registrationWaitingList, { search: { type: ticket.type } })}>
                    {texts['registrationWaitingList.join.link']}
                  </SiteLink>
                </>
              )}
            </td>
            <td>{formatPrice(ticket.price, ticket.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
