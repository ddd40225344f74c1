import styled from '@emotion/styled';
import { CoverLinkCard } from '@summit/shared-ui/layout/card';
import { Inclusions } from '../shared/ticket/inclusions.tsx';
import { startingPrice, type TicketPackage } from '../shared/ticket/tickets.ts';
import { type AttendeeKind, attendeeKinds } from './attendee-kinds.ts';
import type { StartTexts } from './use-start-texts.ts';

const Front = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  min-height: 190px;
  padding: 24px;
  overflow: hidden;
  background: var(--paper);
  color: var(--ink);
  & > p {
    font-size: var(--figure);
    font-weight: 760;
    line-height: 0.95;
    letter-spacing: -0.045em;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    margin-bottom: 0.5em;
    font-size: var(--text);
    font-weight: 550;
    letter-spacing: 0;
  }
`;

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

/** Each kind has a ground of its own, in the order they are offered; the price is the ornament. */
const tones = ['accent', 'ink', 'wash'] as const;

function KindFront({ kind, price }: { kind: AttendeeKind; price: string | null }) {
  const [from, amount] = price?.startsWith('from ') ? ['from', price.slice(5)] : [null, price];
  return (
    <Front data-tone={tones[attendeeKinds.indexOf(kind) % tones.length]}>
      <p>
        {from && <small>{from}</small>}
        {amount ?? 'Soon'}
      </p>
    </Front>
  );
}
