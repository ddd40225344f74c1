import * as packageCalls from '@summit/contract/calls/packages';
import type { OpenKindName } from '@summit/contract/registration/registration-kinds';
import { loginHash } from '@summit/contract/site/page-hashes';
import { useServerData } from '@summit/shared-auth';
import { formatPrice } from '@summit/shared-ui/display/price';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { Inclusions } from '../../shared/ticket/inclusions.tsx';
import { TicketLines } from '../../shared/ticket/ticket-lines.tsx';
import { getTickets } from '../../shared/ticket/tickets.ts';
import type { AttendeeTexts } from '../use-attendee-texts.ts';

/** Beside the form: what the chosen kind pays and gets, and a login for anyone who has already begun. */
export function FirstStepAside({ type, texts }: { type: OpenKindName; texts: AttendeeTexts }) {
  const { packages } = useServerData(packageCalls.packages, { query: {} });
  const tickets = getTickets(packages, type).filter(({ isAvailable }) => isAvailable);
  const [cheapest] = tickets;
  return (
    <aside aria-label="Your ticket">
      <h2>What you can choose later</h2>
      <TicketLines
        lines={tickets.map(({ id, name, price, currency }) => ({
          id,
          name,
          price: formatPrice(price, currency),
        }))}
      />
      {cheapest && (
        <>
          <p className="eyebrow">Every ticket includes</p>
          <Inclusions lines={cheapest.includes} />
        </>
      )}
      <p>
        {texts['registrationAttendee.alreadyRegistered']} <SiteLink to={`#${loginHash}`}>Log in</SiteLink>
      </p>
    </aside>
  );
}
