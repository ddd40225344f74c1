import { useState } from 'react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useRegistrationTexts } from '../texts/use-registration-texts.ts';
import type { StepProps } from './attendee-gate.tsx';
import { stepFailure } from './step-failure.ts';

/** The button that completes a registration in which nothing is left to choose or to pay. */
export function CompleteRegistration({ step: { continueAt } }: { step: StepProps }) {
  const texts = useRegistrationTexts();
  const completion = useServerAction(attendeeRegistrationCalls.completeRegistration);
  const [problem, setProblem] = useState<unknown>(null);

  async function complete() {
    setProblem(null);
    try {
      await completion.run();
      await continueAt('registrationCompleted');
    } catch (error) {
      const failure = stepFailure(error);
      if (failure.kind === 'continueAt') await continueAt(failure.page);
      else setProblem(error);
    }
  }

  return (
    <Stack gap={3}>
      {problem !== null && (
        <ErrorState
          title="Your registration is not complete yet"
          error={problem}
          safe="Your ticket is kept."
        />
      )}
      <div>
        <Button busy={completion.busy} busyLabel="Completing" onClick={() => void complete()}>
          {texts['registrationPackages.chosen.complete']}
        </Button>
      </div>
    </Stack>
  );
}
