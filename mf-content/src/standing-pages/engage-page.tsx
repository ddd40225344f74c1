import styled from '@emotion/styled';
import { href } from '@summit/contract/href';
import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { useServerTexts } from '@summit/shared-auth';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { ClosingBand } from '../shared/closing-band.tsx';
import { NumberedRows } from '../shared/numbered-rows.tsx';

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 32px;
`;

/** The address of the contact form for one topic. */
function letter(topic: string): string {
  return href('contactUs', { search: { topic } });
}

/** Every way to take part, each with the contact person or a link to its page. */
const ways = [
  { id: 'speak', to: letter('speaking') },
  { id: 'sponsor', to: href('pressPack', { search: { kit: 'sponsor-kit' }, hash: 'become' }) },
  { id: 'exhibit', to: href('businessBooster'), second: href('startUp') },
  { id: 'nominate', to: href('awards') },
  { id: 'volunteer', to: letter('volunteering') },
  { id: 'report', to: href('pressPack') },
] as const;

export default function EngagePage() {
  const facts = useEventFacts();
  const texts = useServerTexts(takingPartTexts, 'engage.');
  const rows = ways.map((way) => ({
    title: texts[`engage.${way.id}.title`],
    text: (
      <>
        <p>{texts[`engage.${way.id}.text`]}</p>
        <Links>
          <SiteLink className="arrow-link" to={way.to}>
            {texts[`engage.${way.id}.action`]}
          </SiteLink>
          {'second' in way && (
            <SiteLink className="arrow-link" to={way.second}>
              {texts['engage.exhibit.second']}
            </SiteLink>
          )}
        </Links>
      </>
    ),
  }));
  return (
    <>
      <PageTop page="engage" texts={texts} />
      <Section title={texts['engage.ways.title']} lead={texts['engage.ways.lead']} ruled={false}>
        <NumberedRows rows={rows} />
      </Section>
      {(facts?.registrationIsEnabled ?? true) && (
        <ClosingBand title={texts['engage.close.title']}>
          <ButtonLink to={href('registration')} size="large" icon="arrow-right">
            {texts['engage.close.action']}
          </ButtonLink>
        </ClosingBand>
      )}
    </>
  );
}
