import styled from '@emotion/styled';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { formatPrice } from '@summit/shared-ui/layout/price';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { mobileLayout, wideLayout } from '@summit/shared-ui/theme/layout-queries';
import { getTickets, type TicketPackage, whyNot } from '../shared/ticket/tickets.ts';
import { attendeeKinds } from './attendee-kinds.ts';
import { useSaleWindows } from './sale-windows.ts';
import type { StartTexts } from './use-start-texts.ts';

const Table = styled.table`
  & :is(td, th) {
    vertical-align: baseline;
  }
  & th[scope='row'] {
    font-size: var(--h4);
    letter-spacing: -0.015em;
    color: var(--ink);
  }
  & td:last-of-type,
  & thead th:last-of-type {
    padding-right: 0;
    text-align: right;
  }
  & td:last-of-type {
    font-size: var(--h3);
    font-weight: 700;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  & tr[data-off='true'] :is(td, th) {
    color: var(--ink-soft);
  }
  @media ${wideLayout} {
    & th[scope='row'] {
      width: 22%;
    }
  }
  @media ${mobileLayout} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px 16px;
      padding-block: 16px;
      border-bottom: 1px solid var(--hairline);
    }
    & tbody :is(td, th) {
      padding: 0;
      border: 0;
    }
    & tbody td:last-of-type {
      grid-column: 2;
      grid-row: 1;
    }
    & tbody td:not(:last-of-type) {
      grid-column: 1 / -1;
      color: var(--ink-soft);
    }
  }
`;

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
    <Table className="figures">
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
    </Table>
  );
}
