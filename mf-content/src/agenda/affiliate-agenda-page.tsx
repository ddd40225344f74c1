import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { affiliateZoneTexts } from '@summit/contract/texts/affiliate-zone';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { useFormatNames } from '../shared/sessions/formats.ts';
import * as styles from './affiliate-agenda-page.module.css';
import { useAgenda } from './agenda-query.ts';
import { FoundSessions } from './programme/programme.tsx';
import { useSessionHandlers } from './programme/session-handlers.ts';
import { useStarredSessions } from './stars/starred-sessions.ts';

const defaults = { ...affiliateZoneTexts, ...agendaTexts };

/** The sessions of the affiliate zone: those of the track that the organisers name in a text. */
export default function AffiliateAgendaPage() {
  const texts = useServerTexts(defaults, 'affiliateZone');
  return (
    <>
      <PageTop
        page="affiliateZoneAgenda"
        texts={texts}
        head={{ parents: [{ name: texts['affiliateZone.header.title'], path: href(pages.affiliateZone) }] }}
      />
      <FilteredList>
        <p className={styles.back}>
          <SiteLink className="back-link" to={href(pages.affiliateZone)}>
            {texts['affiliateZone.header.title']}
          </SiteLink>
        </p>
        <DataPart label="agenda" skeleton={<Skeleton lines={6} height={110} />} level={2}>
          <AffiliateSessions texts={texts} />
        </DataPart>
      </FilteredList>
    </>
  );
}

function AffiliateSessions({ texts }: { texts: Record<keyof typeof defaults, string> }) {
  const onlyTrack = texts['affiliateZoneAgenda.track'];
  const { sessions, settings } = useAgenda({
    edition: 'current',
    onlyTrack,
    day: '',
    everyDay: true,
    words: '',
  });
  const { stars } = useStarredSessions();
  const handlers = useSessionHandlers(settings, texts, stars);
  const formatNames = useFormatNames(texts);
  if (sessions.length === 0) return <EmptyState level={2} title={texts['affiliateZoneAgenda.empty']} />;
  const dress = { settings, formatNames, handlers };
  return <FoundSessions sessions={sessions} {...dress} />;
}
