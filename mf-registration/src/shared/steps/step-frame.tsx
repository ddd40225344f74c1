import type { ReactNode } from 'react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { type RegistrationKindName, secondPartTexts } from '@summit/contract/registration/registration-kinds';
import {
  type FlowFacts,
  nextRegistrationStep,
  registrationSteps,
} from '@summit/contract/registration/registration-status';
import { secondPartTitles } from '@summit/contract/texts/second-part-titles';
import { useServerData, useServerTexts, useSession } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop, type PageTopTexts } from '@summit/shared-site/page/page-top';
import { StepProgress } from '@summit/shared-ui/form/step-progress';
import { Container } from '@summit/shared-ui/layout/container';
import { type RegistrationTexts, useRegistrationTexts } from '../texts/use-registration-texts.ts';
import { mustAddPhoto, useFlowFacts } from './flow.ts';
import * as styles from './step-frame.module.css';
import { StepSkeleton } from './step-skeleton.tsx';

/** The steps that a visitor goes through, and the text that names each. */
const stepTexts = {
  registrationAttendee: 'steps.you',
  registrationSlug: 'steps.you',
  registrationInvitation: 'steps.you',
  registrationSecondPart: 'steps.work',
  registrationPhoto: 'steps.photo',
  registrationPackages: 'steps.ticket',
  registrationKillerFeature: 'steps.topics',
  registrationPayment: 'steps.payment',
  registrationCompleted: 'steps.completed',
} as const satisfies Record<string, keyof RegistrationTexts>;

export type StepId = keyof typeof stepTexts;

interface StepFrameProps<Id extends StepId> {
  page: Id;
  texts: PageTopTexts<Id>;
  /** Above the title, if any. */
  eyebrow?: string;
  /** Replaces the step's own heading. */
  heading?: { title: string; lead: string };
  /** The kind being registered, where nobody is signed in yet. */
  kind?: RegistrationKindName;
  /** The content of the step; it may suspend here. */
  children: ReactNode;
}

/** A step of the registration: its title, the progress, what comes next. */
export function StepFrame<Id extends StepId>(props: StepFrameProps<Id>) {
  const { page, texts, eyebrow, heading, kind, children } = props;
  return (
    <>
      <PageTop page={page} texts={texts} {...heading} eyebrow={eyebrow} head={{ robots: 'noindex' }} />
      <Container>
        <div className={styles.body}>
          <DataPart label="form" skeleton={<StepSkeleton />} level={2}>
            <Progress page={page} kind={kind} />
            {children}
          </DataPart>
        </div>
      </Container>
    </>
  );
}

interface ProgressProps {
  page: StepId;
  kind: RegistrationKindName | undefined;
}

function Progress({ page, kind }: ProgressProps) {
  const texts = useRegistrationTexts();
  const facts = useFlowFacts();
  const flow = { ...facts, kind: kind ?? facts.kind };
  const titles = useServerTexts(secondPartTitles, 'registration');
  const secondPart = secondPartTexts(flow.kind);
  const { steps, current } = stepsFrom(page, flow);
  const next = steps[current];
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  const isAttendee = useSession(({ attendee }) => attendee !== null);

  function getName(step: StepId): string {
    const isOwn = secondPart !== null && step === 'registrationSecondPart';
    return isOwn ? titles[`${secondPart}.title`] : texts[stepTexts[step]];
  }

  const isRegistered = useIsRegistered();
  // A step outside this flow has no number, and a closed registration shows no progress to new visitors.
  if (current === 0 || (!registrationIsEnabled && !isAttendee)) return null;
  if (isRegistered) {
    // A photo that is added or replaced later: nothing is left to do.
    return (
      <StepProgress current={steps.length} total={steps.length} label={getName('registrationCompleted')} />
    );
  }
  return (
    <StepProgress
      current={current}
      total={steps.length}
      label={getName(page)}
      next={next && (next === 'registrationPayment' ? texts['steps.paymentOrNot'] : getName(next))}
    />
  );
}

/** Whether the signed-in attendee has completed the registration, and need not add a photo. */
function useIsRegistered(): boolean {
  return useSession(
    ({ attendee }) => attendee?.registrationStatus === 'Completed' && !mustAddPhoto(attendee),
  );
}

/** The steps of the flow and the position of one of them, from 1. A disabled step counts with the one after it. */
function stepsFrom(page: StepId, flow: FlowFacts): { steps: StepId[]; current: number } {
  const steps = registrationSteps(flow) as StepId[];
  const counted = steps.includes(page) ? page : (nextRegistrationStep(page, flow) as StepId);
  return { steps, current: steps.indexOf(counted) + 1 };
}
