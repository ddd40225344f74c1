import styled from '@emotion/styled';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { agendaHref, type AgendaPageId, type AgendaView } from '../agenda-sessions.ts';
import type { AgendaTexts } from '../agenda-texts.ts';
import type { MyClock } from '../stars/my-clock.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  color: var(--ink-soft);
  font-size: var(--text-s);
  & > nav {
    display: flex;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
  }
  & > nav > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 16px;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  & > nav > a[aria-current] {
    background: var(--ink);
    color: var(--paper);
  }
  & > nav > a:not([aria-current]):hover {
    color: var(--accent);
  }
  & > p {
    overflow-wrap: anywhere;
  }
  @media (scripting: none) {
    & > nav {
      display: none;
    }
  }
`;

export interface TimeSwitchProps {
  page: AgendaPageId;
  view: AgendaView;
  /** `London, British Summer Time` */
  venueZone: string;
  /** Null while the venue's is shown, and until the page has hydrated. */
  myClock: MyClock | null;
  /** A moment of the programme, in ISO 8601: a zone's name depends on the season. */
  moment: string;
  texts: AgendaTexts;
}

/** Which clock the times follow, and its time zone. */
export function TimeSwitch({ page, view, venueZone, myClock, moment, texts }: TimeSwitchProps) {
  return (
    <Bar>
      <nav aria-label="Times" className="no-print">
        <SiteLink
          to={agendaHref(page, view, { myTime: false })}
          aria-current={myClock ? undefined : 'true'}
          replace
        >
          {texts['agenda.time.venue']}
        </SiteLink>
        <SiteLink
          to={agendaHref(page, view, { myTime: true })}
          aria-current={myClock ? 'true' : undefined}
          replace
        >
          {texts['agenda.time.mine']}
        </SiteLink>
      </nav>
      <p>
        {myClock
          ? `${texts['agenda.time.mine']}: ${getPlace(myClock.zone)}, ${myClock.zoneName(moment)}`
          : `${texts['agenda.time.venue']}: ${venueZone}`}
      </p>
    </Bar>
  );
}

/** `New York` of `America/New_York`. */
function getPlace(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
