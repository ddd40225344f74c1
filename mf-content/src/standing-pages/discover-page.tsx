import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { textRows } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { FigureRow } from '@summit/shared-ui/layout/figure-row';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { ClosingBand } from '../shared/bands/closing-band.tsx';
import { ShareBars } from './share-bars.tsx';
import { ZoneList } from './zones/zone-list.tsx';

/** The zones of the event, and its audience in figures. */
export default function DiscoverPage() {
  const texts = useServerTexts(takingPartTexts, 'discover.');
  const zones = textRows(texts['discover.zones.items']).map(
    ([name = '', text = '', size = '', hint = '']) => ({
      name,
      text,
      size,
      hint,
    }),
  );
  const shares = textRows(texts['discover.audience.items']).map(([label = '', share = '']) => ({
    label,
    percent: Number(share),
  }));
  const figures = textRows(texts['discover.figures.items']).map(([value = '', label = '']) => ({
    value,
    label,
  }));
  return (
    <>
      <PageTop page="discover" texts={texts} />
      <Section title={texts['discover.zones.title']} ruled={false}>
        <ZoneList zones={zones} />
      </Section>
      <Section layout="side" title={texts['discover.audience.title']} lead={texts['discover.audience.lead']}>
        <ShareBars shares={shares} />
      </Section>
      <Section tone="ink" title={texts['discover.figures.title']}>
        <FigureRow figures={figures} />
      </Section>
      <ClosingBand title={texts['discover.close.title']}>
        <ButtonLink to={href(pages.attendees)} size="large" icon="arrow-right">
          {texts['discover.close.action']}
        </ButtonLink>
        <SiteLink className="arrow-link" to={href(pages.agenda)}>
          {texts['discover.close.second']}
        </SiteLink>
      </ClosingBand>
    </>
  );
}
