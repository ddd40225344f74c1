import { type InvitedKindName, registrationKinds } from '@summit/contract/registration/registration-kinds';
import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { type AttendeeDetails, useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { useKindTexts } from '../texts/use-kind-texts.ts';
import { useRegistrationTexts } from '../texts/use-registration-texts.ts';
import { getNextPage, stepAddress, useFlowFacts } from './flow.ts';

interface SignedInAlreadyProps {
  attendee: AttendeeDetails;
  status: RegistrationStatus;
  /** The kind of registration that the link is for. */
  kind: InvitedKindName;
  /** The inviting person, where the texts name them. */
  inviter?: string;
}

/** For a logged-in attendee who opens a registration link: the link is still valid, but not meant for them. */
export function SignedInAlready({ attendee, status, kind, inviter = '' }: SignedInAlreadyProps) {
  const texts = useRegistrationTexts();
  const kindTexts = useKindTexts();
  const flow = useFlowFacts();
  const actions = useSessionActions();
  const { texts: prefix } = registrationKinds[kind];
  const situation = status === 'Completed' ? 'registered' : 'begun';
  const next = getNextPage(attendee, status, flow) ?? 'registrationCompleted';
  return (
    <EmptyState
      level={2}
      title={kindTexts[`${prefix}.${situation}.title`]}
      action={
        <>
          {status === 'Completed' ? (
            <ButtonLink to={href(pages.registrationCompleted)} icon="ticket">
              {kindTexts[`${prefix}.registered.action`]}
            </ButtonLink>
          ) : (
            <ButtonLink to={stepAddress(next)} icon="arrow-right">
              {texts['steps.continue']}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={actions.logout}>
            {kindTexts[`${prefix}.logout`]}
          </Button>
        </>
      }
    >
      {fillText(kindTexts[`${prefix}.${situation}.text`], {
        name: `${attendee.firstName} ${attendee.lastName}`,
        inviter,
      })}
    </EmptyState>
  );
}
