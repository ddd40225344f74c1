import type { ReactNode } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { Card, CoverLinkCard } from '@summit/shared-ui/layout/card';
import { Grid } from '@summit/shared-ui/layout/grid';
import { Section } from '@summit/shared-ui/layout/section';
import type { CompletedTexts } from './use-completed-texts.ts';

interface NextStepsProps {
  texts: CompletedTexts;
  /** Adds the dates to a calendar. */
  calendar: ReactNode;
  /** The photo of an invited attendee is still missing. */
  photoIsMissing: boolean;
}

/** What an attendee can do between now and the event. */
export function NextSteps({ texts, calendar, photoIsMissing }: NextStepsProps) {
  return (
    <div className="no-print">
      <Section title={texts['registrationCompleted.next.title']}>
        <Grid columns={3}>
          {photoIsMissing && (
            <li>
              <CoverLinkCard
                to={href(pages.registrationPhoto)}
                title={texts['registrationCompleted.next.photo']}
              >
                <p>{texts['registrationCompleted.next.photo.text']}</p>
              </CoverLinkCard>
            </li>
          )}
          <li>
            <Card>
              <h3>{texts['registrationCompleted.next.calendar']}</h3>
              <p>{texts['registrationCompleted.next.calendar.text']}</p>
              <div className="card-foot">{calendar}</div>
            </Card>
          </li>
          <li>
            <CoverLinkCard to={href(pages.agenda)} title={texts['registrationCompleted.next.agenda']}>
              <p>{texts['registrationCompleted.next.agenda.text']}</p>
            </CoverLinkCard>
          </li>
          <li>
            <CoverLinkCard to={href(pages.attendees)} title={texts['registrationCompleted.next.attendees']}>
              <p>{texts['registrationCompleted.next.attendees.text']}</p>
            </CoverLinkCard>
          </li>
        </Grid>
      </Section>
    </div>
  );
}
