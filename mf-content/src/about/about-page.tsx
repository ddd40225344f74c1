import { aboutTexts } from '@summit/contract/texts/about';
import { textRows } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { PageTop } from '@summit/shared-site/page/page-top';
import { FigureRow } from '@summit/shared-ui/layout/figure-row';
import { Section } from '@summit/shared-ui/layout/section';
import { RegisterBand } from '../shared/bands/register-band.tsx';
import { TeamList } from '../shared/people/team-list.tsx';
import { Audience } from './audience.tsx';
import { Editions } from './editions.tsx';
import { Mission } from './mission.tsx';

import { organizerSchema } from '#server-only/shared/schema/event-schema.ts';

/** The purpose of the event, its audience, how it grew, and who organises it. */
export default function AboutPage() {
  const facts = useEventFacts();
  const texts = useServerTexts(aboutTexts, 'about.');
  const figures = textRows(texts['about.history.figures']).map(([value = '', label = '']) => ({
    value,
    label,
  }));
  return (
    <>
      <PageTop
        page="about"
        texts={texts}
        head={{
          schemaType: 'AboutPage',
          structuredData: facts ? () => organizerSchema(facts.event) : undefined,
        }}
      />
      <Section layout="side" ruled={false} title={texts['about.mission.title']}>
        <Mission text={texts['about.mission.text']} more={texts['about.mission.more']} />
      </Section>
      <Section title={texts['about.audience.title']}>
        <Audience
          groups={[
            { title: texts['about.audience.buy.title'], text: texts['about.audience.buy.text'] },
            { title: texts['about.audience.sell.title'], text: texts['about.audience.sell.text'] },
            { title: texts['about.audience.public.title'], text: texts['about.audience.public.text'] },
          ]}
        />
      </Section>
      <Section tone="ink" title={texts['about.history.title']} lead={texts['about.history.lead']}>
        <Editions lines={texts['about.history.editions']} people={texts['about.history.people']} />
        <FigureRow figures={figures} />
      </Section>
      <Section layout="side" title={texts['about.team.title']} lead={texts['about.team.lead']}>
        <TeamList members={texts['about.team.members']} />
      </Section>
      {(facts?.registrationIsEnabled ?? true) && (
        <RegisterBand title={texts['about.register.title']} action={texts['about.register.action']} />
      )}
    </>
  );
}
