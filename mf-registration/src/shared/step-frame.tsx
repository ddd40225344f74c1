import styled from '@emotion/styled';
import { settingsCalls } from '@summit/contract/calls/settings';
import {
  nextRegistrationStep,
  registrationSteps,
  type FlowFacts,
} from '@summit/contract/registration-status';
import { useServerData, useSession } from '@summit/shared-auth';
import { StepProgress } from '@summit/shared-ui/form/step-progress';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { ReactNode } from 'react';
import { DataPart } from './data-part.tsx';
import { isInvited, useFlowFacts } from './flow.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import { useInvitedTexts } from './use-invited-texts.ts';
import { useRegistrationTexts, type RegistrationTexts } from './use-registration-texts.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
  padding-block: 28px var(--section);
`;

/** The steps that a visitor walks through, and what each is called. */
const stepTexts = {
  registrationAttendee: 'steps.you',
  registrationSecondPart: 'steps.work',
  registrationPhoto: 'steps.photo',
  registrationPackages: 'steps.ticket',
  registrationKillerFeature: 'steps.topics',
  registrationPayment: 'steps.payment',
  registrationCompleted: 'steps.completed',
} as const satisfies Record<string, keyof RegistrationTexts>;

export type StepId = keyof typeof stepTexts;

interface StepFrameProps {
  page: StepId;
  /** Above the title, where there is something to say. */
  eyebrow?: string;
  /** In place of the step's own, where there is more to say. */
  heading?: { title: string; lead: string };
  /** Whoever takes the step is invited, and not signed in yet. */
  invited?: boolean;
  /** What the step asks for: what it loads is waited for here. */
  children: ReactNode;
}

/** A step of the registration: its title, how far one is, what comes next. */
export function StepFrame({ page, eyebrow, heading, invited = false, children }: StepFrameProps) {
  const texts = useRegistrationTexts();
  const { title, lead } = heading ?? {
    title: texts[`${page}.header.title`],
    lead: texts[`${page}.header.lead`],
  };
  return (
    <>
      <PageMeta title={title} description={texts[`${page}.meta.description`]} robots="noindex" />
      <PageHeader kind="plain" title={title} lead={lead} eyebrow={eyebrow} />
      <Container>
        <Body>
          <DataPart label="form" skeleton={<StepSkeleton />} level={2}>
            <Progress page={page} texts={texts} invited={invited} />
            {children}
          </DataPart>
        </Body>
      </Container>
    </>
  );
}

interface ProgressProps {
  page: StepId;
  texts: RegistrationTexts;
  invited: boolean;
}

function Progress({ page, texts, invited }: ProgressProps) {
  const facts = useFlowFacts();
  const flow = { ...facts, invitedByAttendee: invited || facts.invitedByAttendee };
  const visit = useInvitedTexts()['registrationSecondPart.invited.title'];
  const { steps, current } = stepsFrom(page, flow);
  const next = steps[current];
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  const isAttendee = useSession(({ attendee }) => attendee !== null);

  function nameOf(step: StepId): string {
    return flow.invitedByAttendee && step === 'registrationSecondPart' ? visit : texts[stepTexts[step]];
  }

  const isRegistered = useIsRegistered();
  // A step that is none of this flow has no number, and a registration that is closed begins with none.
  if (current === 0 || (!registrationIsEnabled && !isAttendee)) return null;
  if (isRegistered) {
    // A photo that is added or replaced later: nothing is left to do.
    return (
      <StepProgress current={steps.length} total={steps.length} label={nameOf('registrationCompleted')} />
    );
  }
  return (
    <StepProgress
      current={current}
      total={steps.length}
      label={nameOf(page)}
      next={next && (next === 'registrationPayment' ? texts['steps.paymentOrNot'] : nameOf(next))}
    />
  );
}

/** Whether the registration of whoever is signed in has no step left but one that somebody invited owes. */
function useIsRegistered(): boolean {
  return useSession(({ attendee }) => attendee?.registrationStatus === 'Completed' && !isInvited(attendee));
}

/** The steps of the flow and the place of one of them, from 1. A step that is switched off counts with the one after it. */
function stepsFrom(page: StepId, flow: FlowFacts): { steps: StepId[]; current: number } {
  const steps = registrationSteps(flow) as StepId[];
  const counted = steps.includes(page) ? page : (nextRegistrationStep(page, flow) as StepId);
  return { steps, current: steps.indexOf(counted) + 1 };
}
