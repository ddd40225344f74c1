import type { HeaderKind } from '@summit/contract/site/header-heights';
import { headerHeights } from '@summit/contract/site/header-heights';
import { ButtonLink } from '../actions/button-link.tsx';
import { FigureRow } from '../layout/figure-row.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Section } from '../layout/section.tsx';
import { Motif } from '../motion/motif.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

const titles: Record<HeaderKind, string> = {
  home: 'Where money meets what comes next',
  about: 'Nine editions of straight answers',
  venue: 'Meridian Dock, London',
  agenda: 'Agenda',
  speakers: 'Speakers',
  sponsors: 'Sponsors',
  attendees: 'Attendees',
  crypto: 'Trade with the desk that never closes',
  plain: 'Calendar',
};

const leads: Partial<Record<HeaderKind, string>> = {
  home: 'Three days of conference, expo and awards for the people who build, buy and regulate financial technology.',
  about: 'Summit began as forty people in a borrowed trading hall.',
  speakers: '36 people who run what others write about.',
  agenda: 'All times are London time.',
  crypto: 'A free pass for active traders.',
};

/** Every kind of page header, then the tones of sections. */
export function HeaderSamples({ theme }: { theme: string }) {
  return (
    <>
      {(Object.keys(headerHeights) as HeaderKind[]).map((kind) => (
        <PageHeader
          key={kind}
          kind={kind}
          title={titles[kind]}
          lead={leads[kind]}
          eyebrow={kind === 'home' ? 'Tue 8 to Thu 10 June 2027, Meridian Dock, London' : undefined}
          actions={
            kind === 'home' ? (
              <>
                <ButtonLink to="/registration/attendee" size="large" icon="arrow-right">
                  Register
                </ButtonLink>
                <ButtonLink to="/agenda" size="large" variant="secondary">
                  See the agenda
                </ButtonLink>
              </>
            ) : undefined
          }
        />
      ))}
      <Section
        index="01"
        title={`What happens here, ${theme}`}
        lead="A section: a rule, a number, a heading, one action."
        action={
          <SiteLink className="arrow-link" to="/agenda">
            The agenda
          </SiteLink>
        }
      >
        <FigureRow
          figures={[
            { value: '60', label: 'sessions' },
            { value: '36', label: 'speakers' },
            { value: '50', label: 'sponsors' },
            { value: '150', label: 'attendees' },
          ]}
        />
      </Section>
      <Section
        tone="wash"
        title={`On a wash, ${theme}`}
        layout="side"
        lead="The heading keeps a column of its own."
      >
        <p className="measure">Bands change their ground, and every colour inside follows.</p>
      </Section>
      <Section tone="ink" title={`In ink, ${theme}`} index="02">
        <Motif seed={9} variant="band" />
      </Section>
      <Section
        tone="accent"
        title={`In the season's accent, ${theme}`}
        action={<ButtonLink to="/registration/attendee">Register</ButtonLink>}
      >
        <p className="measure">One sentence that asks for one thing.</p>
      </Section>
    </>
  );
}
