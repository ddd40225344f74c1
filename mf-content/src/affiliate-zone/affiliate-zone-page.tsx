import { textRows } from '@summit/contract/text-lookup';
import { programmeTexts } from '@summit/contract/texts/programme';
import { standingTexts } from '@summit/contract/texts/standing';
import { useServerTexts } from '@summit/shared-auth';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { useEventFacts } from '../shared/event-facts.ts';
import { NumberedRows } from '../shared/numbered-rows.tsx';
import { AffiliateDoors } from './affiliate-doors.tsx';

const defaults = { ...standingTexts, ...programmeTexts };

/** What the affiliate zone is, and the two doors into it: its sessions and its sponsors. */
export default function AffiliateZonePage() {
  const facts = useEventFacts();
  const texts = useServerTexts(defaults, 'affiliateZone');
  const points = textRows(texts['affiliateZone.points.items']).map(([title = '', text = '']) => ({
    title,
    text,
  }));
  return (
    <>
      <PageMeta
        title={texts['affiliateZone.header.title']}
        description={texts['affiliateZone.meta.description']}
      />
      <PageHeader
        kind="plain"
        title={texts['affiliateZone.header.title']}
        lead={texts['affiliateZone.header.lead']}
        motifSeed={facts?.motifSeed}
      />
      <Section ruled={false}>
        <p className="lead">{texts['affiliateZone.intro.text']}</p>
      </Section>
      <Section title={texts['affiliateZone.points.title']}>
        <NumberedRows rows={points} />
      </Section>
      <AffiliateDoors
        agenda={{ title: texts['affiliateZone.agenda.title'], text: texts['affiliateZone.agenda.text'] }}
        sponsors={{ title: texts['affiliateZone.sponsor.title'], text: texts['affiliateZone.sponsor.text'] }}
        track={texts['affiliateZoneAgenda.track']}
      />
    </>
  );
}
