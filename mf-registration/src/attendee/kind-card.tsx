import { CoverLinkCard } from '@summit/shared-ui/layout/card';
import { Inclusions } from '../shared/ticket/inclusions.tsx';
import { startingPrice, type TicketPackage } from '../shared/ticket/tickets.ts';
import { type AttendeeKind, attendeeKinds } from './attendee-kinds.ts';
import * as styles from './kind-card.module.css';
import type { StartTexts } from './use-start-texts.ts';

interface KindCardProps {
  kind: AttendeeKind;
  tickets: readonly TicketPackage[];
  /** The description of people of this kind. */
  categories: readonly string[];
  texts: StartTexts;
}

/** One kind of registration: what it costs, whom it is for, what it includes. */
export function KindCard({ kind, tickets, categories, texts }: KindCardProps) {
  const price = startingPrice(tickets);
  return (
    <CoverLinkCard
      to={kind.to}
      eyebrow={kind.name}
      title={texts[`${kind.texts}.title`]}
      meta={price ? 'Register' : 'See what it offers'}
      media={<KindFront kind={kind} price={price} />}
    >
      <p>{texts[`${kind.texts}.text`]}</p>
      {categories.length > 1 && <p className="soft">{categories.join(', ')}</p>}
      <Inclusions lines={tickets[0]?.includes ?? []} />
    </CoverLinkCard>
  );
}

/** Each kind has a different background, in the order they are offered; the price is the decoration. */
const tones = ['accent', 'ink', 'wash'] as const;

function KindFront({ kind, price }: { kind: AttendeeKind; price: string | null }) {
  const [from, amount] = price?.startsWith('from ') ? ['from', price.slice(5)] : [null, price];
  return (
    <div className={styles.front} data-tone={tones[attendeeKinds.indexOf(kind) % tones.length]}>
      <p>
        {from && <small>{from}</small>}
        {amount ?? 'Soon'}
      </p>
    </div>
  );
}
