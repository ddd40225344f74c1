import styled from '@emotion/styled';
import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { Icon } from '@summit/shared-ui/layout/icon';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import type { HomeTexts } from './home-texts.ts';

const Rows = styled.ul`
  ${coverLinks}
  list-style: none;
  padding: 0;
  border-bottom: 1px solid var(--hairline);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 24px;
    align-items: baseline;
    padding-block: 22px;
    border-top: 1px solid var(--hairline);
  }
  & > li:first-of-type {
    padding-top: 4px;
    border-top: 0;
  }
  & > li > p {
    color: var(--ink-soft);
  }
  & > li > svg {
    grid-row: 1;
    grid-column: -2;
    align-self: center;
    transition: transform var(--quick) var(--ease);
  }
  & > li:hover > :is(h3, svg) {
    color: var(--accent);
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    & > li:hover > svg {
      transform: translateX(6px);
    }
  }
  @media ${wideLayout} {
    & > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr) auto;
    }
  }
`;

/** What the event does for those who come, each with a link to the page with the details. */
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
      <Rows role="list">
        {services.map(({ to, title, text }) => (
          <li key={to}>
            <h3>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p>{text}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </Rows>
    </Section>
  );
}
