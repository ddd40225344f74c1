import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Container } from '@summit/shared-ui/layout/container';
import { getNextPage, stepAddress, useFlowFacts } from '../shared/steps/flow.ts';
import * as styles from './begun-already.module.css';
import type { StartTexts } from './use-start-texts.ts';

/** Links a logged-in attendee to the current step of their registration. */
export function BegunAlready({ texts }: { texts: StartTexts }) {
  const visitor = useVisitor();
  const flow = useFlowFacts();
  if (visitor.state !== 'attendee') return null;
  const { attendee, status } = visitor;
  const next = getNextPage(attendee, status, flow);
  const completed = status === 'Completed';
  return (
    <Container className={styles.place}>
      <Notice
        tone={completed ? 'success' : 'info'}
        title={texts[completed ? 'registration.completed.title' : 'registration.continue.title']}
        action={
          completed ? (
            <ButtonLink to={href(pages.registrationCompleted)} icon="ticket">
              Your ticket
            </ButtonLink>
          ) : (
            <ButtonLink to={stepAddress(next ?? 'registrationCompleted')} icon="arrow-right">
              {texts['steps.continue']}
            </ButtonLink>
          )
        }
      >
        {attendee.firstName} {attendee.lastName}, {attendee.email}
      </Notice>
    </Container>
  );
}
