import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { agendaHref, type AgendaPageId, type AgendaView } from '../agenda-sessions.ts';
import type { AgendaTexts } from '../agenda-texts.ts';
import type { MyClock } from '../stars/my-clock.ts';
import * as styles from './time-switch.module.css';

export interface TimeSwitchProps {
  page: AgendaPageId;
  view: AgendaView;
  /** The name of the venue's time zone: `London, British Summer Time`. */
  venueZone: string;
  /** Null while the venue's time is shown, and until the page has hydrated. */
  myClock: MyClock | null;
  /** A moment of the programme, in ISO 8601, because a zone's name depends on the season. */
  moment: string;
  texts: AgendaTexts;
}

/** Switches between the venue's and the visitor's clock, and shows the time zone. */
export function TimeSwitch({ page, view, venueZone, myClock, moment, texts }: TimeSwitchProps) {
  return (
    <div className={styles.bar}>
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
    </div>
  );
}

/** The city in the name of a time zone: `New York` for `America/New_York`. */
function getPlace(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
