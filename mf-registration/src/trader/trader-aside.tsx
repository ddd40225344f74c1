import * as packageCalls from '@summit/contract/calls/packages';
import { registrationKinds } from '@summit/contract/registration/registration-kinds';
import { loginHash } from '@summit/contract/site/page-hashes';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData } from '@summit/shared-auth';
import { formatPrice } from '@summit/shared-ui/display/price';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useFirstStepTexts } from '../shared/texts/use-first-step-texts.ts';
import { Inclusions } from '../shared/ticket/inclusions.tsx';
import { TicketLines } from '../shared/ticket/ticket-lines.tsx';
import { getTickets } from '../shared/ticket/tickets.ts';
import type { TraderInvitation } from './use-trader-invitation.ts';
import type { TraderTexts } from './use-trader-texts.ts';

interface TraderAsideProps {
  invitation: TraderInvitation | null;
  texts: TraderTexts;
}

/** Beside the form: who invites, what there is to choose afterwards, and a login for anyone who has already begun. */
export function TraderAside({ invitation, texts }: TraderAsideProps) {
  const alreadyRegistered = useFirstStepTexts()['registrationAttendee.alreadyRegistered'];
  const { packages } = useServerData(packageCalls.packages, { query: {} });
  const [type] = registrationKinds.CryptoTrader.category;
  const tickets = getTickets(packages, type).filter(({ isAvailable }) => isAvailable);
  const inviter = invitation?.inviterName;
  return (
    <aside aria-label="Your ticket">
      {inviter && <h2>{fillText(texts['registrationSlug.trader.invites'], { name: inviter })}</h2>}
      <TicketLines
        lines={tickets.map(({ id, name, price, currency }) => ({
          id,
          name,
          price: formatPrice(price, currency),
        }))}
      />
      <Inclusions lines={tickets[0]?.includes ?? []} />
      <p>
        {alreadyRegistered} <SiteLink to={`#${loginHash}`}>Log in</SiteLink>
      </p>
    </aside>
  );
}
