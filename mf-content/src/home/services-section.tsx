import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { Icon } from '@summit/shared-ui/display/icon';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { HomeTexts } from './home-texts.ts';
import * as styles from './services-section.module.css';

/** The event's services for its attendees, each with a link to the page with the details. */
export function ServicesSection({ texts }: { texts: HomeTexts }) {
  const services = [
    {
      to: href(pages.meet),
      title: texts['home.services.meet.title'],
      text: texts['home.services.meet.text'],
    },
    {
      to: href(pages.networkingBlitz),
      title: texts['home.services.blitz.title'],
      text: texts['home.services.blitz.text'],
    },
    {
      to: href(pages.discover),
      title: texts['home.services.expo.title'],
      text: texts['home.services.expo.text'],
    },
    {
      to: href(pages.awardsWelcome),
      title: texts['home.services.awards.title'],
      text: texts['home.services.awards.text'],
    },
  ];
  return (
    <Section
      id={homeAnchors.services}
      layout="side"
      title={texts['home.services.title']}
      lead={texts['home.services.lead']}
    >
      <ul className={styles.rows} role="list">
        {services.map(({ to, title, text }) => (
          <li key={to}>
            <h3>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p>{text}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
