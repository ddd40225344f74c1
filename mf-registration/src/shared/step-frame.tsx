import styled from '@emotion/styled';
import {
  nextRegistrationStep,
  registrationSteps,
  type FlowFacts,
} from '@summit/contract/registration-status';
import { StepProgress } from '@summit/shared-ui/form/step-progress';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { ReactNode } from 'react';
import { DataPart } from './data-part.tsx';
import { useFlowFacts } from './flow.ts';
import { StepSkeleton } from './step-skeleton.tsx';
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
  /** What the step asks for: what it loads is waited for here. */
  children: ReactNode;
}

/** A step of the registration: its title, how far one is, what comes next. */
export function StepFrame({ page, eyebrow, children }: StepFrameProps) {
  const texts = useRegistrationTexts();
  const title = texts[`${page}.header.title`];
  return (
    <>
      <PageMeta title={title} description={texts[`${page}.meta.description`]} robots="noindex" />
      <PageHeader kind="plain" title={title} lead={texts[`${page}.header.lead`]} eyebrow={eyebrow} />
      <Container>
        <Body>
          <DataPart label="form" skeleton={<StepSkeleton />} level={2}>
            <Progress page={page} texts={texts} />
            {children}
          </DataPart>
        </Body>
      </Container>
    </>
  );
}

function Progress({ page, texts }: { page: StepId; texts: RegistrationTexts }) {
  const { steps, current } = stepsFrom(page, useFlowFacts());
  const next = steps[current];
  return (
    <StepProgress
      current={current}
      total={steps.length}
      label={texts[stepTexts[page]]}
      next={next && texts[next === 'registrationPayment' ? 'steps.paymentOrNot' : stepTexts[next]]}
    />
  );
}

/** The steps of the flow and the place of one of them, from 1. A step that is switched off counts with the one after it. */
function stepsFrom(page: StepId, flow: FlowFacts): { steps: StepId[]; current: number } {
  const steps = registrationSteps(flow) as StepId[];
  const counted = steps.includes(page) ? page : (nextRegistrationStep(page, flow) as StepId);
  return { steps, current: steps.indexOf(counted) + 1 };
}
