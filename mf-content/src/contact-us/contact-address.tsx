import styled from '@emotion/styled';
import type { EventFacts } from '@summit/shared-site/event/event-facts';
import type { VisitTexts } from './visit-texts.ts';

const Card = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  overflow-wrap: anywhere;
  & > h2 {
    font-size: var(--h3);
  }
  & > address {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    font-style: normal;
    font-size: var(--h4);
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.01em;
  }
  & > .address-lines {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
  & > .address-lines > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: var(--h4);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-soft);
  }
`;

interface ContactAddressProps {
  texts: VisitTexts;
  /** Null while the settings are unavailable. */
  event: EventFacts['event'] | null;
}

/** Address, e-mail and telephone, in large type. */
export function ContactAddress({ texts, event }: ContactAddressProps) {
  return (
    <Card aria-labelledby="contact-address">
      <h2 id="contact-address">{texts['contactUs.address.title']}</h2>
      {event && (
        <>
          <address>
            {event.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className="address-lines">
            <a href={`mailto:${event.contactEmail}`}>{event.contactEmail}</a>
            {event.contactPhone && (
              <a href={`tel:${event.contactPhone.replace(/\s/g, '')}`}>{event.contactPhone}</a>
            )}
          </p>
        </>
      )}
      <p>{texts['contactUs.address.hours']}</p>
      <p>{texts['contactUs.address.office']}</p>
    </Card>
  );
}
