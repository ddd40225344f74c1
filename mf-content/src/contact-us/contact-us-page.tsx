import { useState } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { visitTexts } from '@summit/contract/texts/visit';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Button } from '@summit/shared-ui/actions/button';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { Section } from '@summit/shared-ui/layout/section';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { SentPanel } from '../shared/bands/sent-panel.tsx';
import { PlacesMap } from '../shared/maps/places-map.tsx';
import { ContactAddress } from './contact-address.tsx';
import { ContactForm } from './contact-form.tsx';
import * as styles from './contact-us-page.module.css';

/** A form for a message to the organisers, and their other contacts. */
export default function ContactUsPage() {
  const facts = useEventFacts();
  const texts = useServerTexts(visitTexts, 'contactUs.');
  const streets = useServerTexts(visitTexts, 'venue.map.drawing');
  const [search] = useSearch();
  const [sent, setSent] = useState(false);
  const mail = facts?.event.contactEmail;
  return (
    <>
      <PageTop
        page="contactUs"
        texts={texts}
        head={{ canonical: href(pages.contactUs), schemaType: 'ContactPage' }}
      />
      <Section ruled={false}>
        <div className={styles.columns}>
          <div>
            <h2>{texts['contactUs.form.title']}</h2>
            {sent ? (
              <SentPanel title={texts['contactUs.sent.title']} text={texts['contactUs.sent.text']}>
                <Button variant="secondary" onClick={() => setSent(false)}>
                  {texts['contactUs.sent.again']}
                </Button>
              </SentPanel>
            ) : (
              <>
                <NeedsScript text={texts['contactUs.form.script']}>
                  {mail && <a href={`mailto:${mail}`}>{mail}</a>}
                </NeedsScript>
                <ContactForm texts={texts} topic={search.get('topic') ?? ''} onSent={() => setSent(true)} />
              </>
            )}
          </div>
          <ContactAddress texts={texts} event={facts?.event ?? null} />
        </div>
      </Section>
      <Section
        title={texts['contactUs.map.title']}
        action={
          <SiteLink className="arrow-link" to={href(pages.venue)}>
            {texts['contactUs.map.action']}
          </SiteLink>
        }
      >
        <DataPart label="map" skeleton={<Skeleton ratio="16/9" />}>
          <PlacesMap kinds={['venue', 'station']} drawing={streets['venue.map.drawing']} />
        </DataPart>
      </Section>
    </>
  );
}
