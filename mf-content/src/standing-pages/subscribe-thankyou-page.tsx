import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { useServerTexts } from '@summit/shared-auth';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { pointRows } from '../shared/maps/point-rows.ts';
import { Points } from '../shared/maps/points.tsx';
import * as styles from './subscribe-thankyou-page.module.css';

/** Shown after subscribing: the next steps, and articles for the meantime. */
export default function SubscribeThankyouPage() {
  const facts = useEventFacts();
  const texts = useServerTexts(takingPartTexts, 'subscribeThankyou.');
  return (
    <>
      <PageTop page="subscribeThankyou" texts={texts} head={{ robots: 'noindex' }} />
      <Section title={texts['subscribeThankyou.next.title']} ruled={false}>
        <Points points={pointRows(texts['subscribeThankyou.next.items'])} />
      </Section>
      <Section layout="side" title={texts['subscribeThankyou.links.title']}>
        <p className={styles.ways}>
          {(facts?.registrationIsEnabled ?? true) && (
            <ButtonLink to={href(pages.registration)} icon="arrow-right">
              {texts['subscribeThankyou.links.register']}
            </ButtonLink>
          )}
          <SiteLink className="arrow-link" to={href(pages.agenda)}>
            {texts['subscribeThankyou.links.agenda']}
          </SiteLink>
          <SiteLink className="arrow-link" to={href(pages.speakers)}>
            {texts['subscribeThankyou.links.speakers']}
          </SiteLink>
        </p>
      </Section>
    </>
  );
}
