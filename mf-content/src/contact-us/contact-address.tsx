import type { EventFacts } from '@summit/shared-site/event/event-facts';
import * as styles from './contact-address.module.css';
import type { VisitTexts } from './visit-texts.ts';

interface ContactAddressProps {
  texts: VisitTexts;
  /** Null while the settings are unavailable. */
  event: EventFacts['event'] | null;
}

/** The address, email address and telephone number, in large type. */
export function ContactAddress({ texts, event }: ContactAddressProps) {
  return (
    <aside className={styles.card} aria-labelledby="contact-address">
      <h2 id="contact-address">{texts['contactUs.address.title']}</h2>
      {event && (
        <>
          <address>
            {event.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.addressLines}>
            <a href={`mailto:${event.contactEmail}`}>{event.contactEmail}</a>
            {event.contactPhone && (
              <a href={`tel:${event.contactPhone.replace(/\s/g, '')}`}>{event.contactPhone}</a>
            )}
          </p>
        </>
      )}
      <p>{texts['contactUs.address.hours']}</p>
      <p>{texts['contactUs.address.office']}</p>
    </aside>
  );
}
