import { href } from '@summit/contract/site/href';
import { redirects } from '@summit/contract/site/redirects';
import * as pages from '@summit/contract/site/site-map';
import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { useServerTexts } from '@summit/shared-auth';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { WaysToTakePart } from './ways-to-take-part.tsx';

/** Every way to take part, each with the contact person or a link to its page. */
const ways = [
  { id: 'speak', to: href(pages.proposeSession) },
  { id: 'sponsor', to: href(pages.pressPack, { search: { kit: 'sponsor-kit' }, hash: 'become' }) },
  { id: 'exhibit', to: href(pages.businessBooster), second: href(pages.startUp) },
  { id: 'nominate', to: href(redirects.awards) },
  { id: 'volunteer', to: href(pages.volunteer) },
  { id: 'report', to: href(pages.pressPack) },
] as const;

/** The ways to take part in the event. */
export default function EngagePage() {
  const facts = useEventFacts();
  const texts = useServerTexts(takingPartTexts, 'engage.');
  const shown = ways.map((way) => ({
    title: texts[`engage.${way.id}.title`],
    text: texts[`engage.${way.id}.text`],
    links: (
      <>
        <SiteLink className="arrow-link" to={way.to}>
          {texts[`engage.${way.id}.action`]}
        </SiteLink>
        {'second' in way && (
          <SiteLink className="arrow-link" to={way.second}>
            {texts['engage.exhibit.second']}
          </SiteLink>
        )}
      </>
    ),
  }));
  const visit = {
    title: texts['engage.close.title'],
    links: (
      <ButtonLink to={href(pages.registration)} size="large" icon="arrow-right">
        {texts['engage.close.action']}
      </ButtonLink>
    ),
  };
  const isOpen = facts?.registrationIsEnabled ?? true;
  return (
    <>
      <PageTop page="engage" texts={texts} />
      <Section title={texts['engage.ways.title']} lead={texts['engage.ways.lead']} ruled={false}>
        <WaysToTakePart ways={isOpen ? [...shown, visit] : shown} />
      </Section>
    </>
  );
}
