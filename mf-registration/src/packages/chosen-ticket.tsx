import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { useServerAction } from '@summit/shared-auth';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/layout/facts';
import { formatPrice } from '@summit/shared-ui/layout/price';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useState } from 'react';
import type { StepProps } from '../shared/attendee-gate.tsx';
import { stepAddress, useFlowFacts } from '../shared/flow.ts';
import { Inclusions } from '../shared/inclusions.tsx';
import { stepFailure } from '../shared/step-failure.ts';
import type { TicketPackage } from '../shared/tickets.ts';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';

/** For an attendee who returns to the tickets after choosing one: what it is, and what is left to do. */
export function ChosenTicket({ ticket, step }: { ticket: TicketPackage; step: StepProps }) {
  const texts = useRegistrationTexts();
  return (
    <Stack gap={4}>
      <h2>{texts['registrationPackages.chosen.title']}</h2>
      <Facts
        items={[
          { term: 'Ticket', detail: ticket.name },
          { term: 'Price', detail: formatPrice(ticket.price, ticket.currency) },
          { term: 'Includes', detail: <Inclusions lines={ticket.includes} /> },
        ]}
      />
      <NextOf ticket={ticket} step={step} />
    </Stack>
  );
}

function NextOf({ ticket, step }: { ticket: TicketPackage; step: StepProps }) {
  const texts = useRegistrationTexts();
  const { killerFeatureEnabled } = useFlowFacts();
  if (killerFeatureEnabled && step.status === 'PendingPackageSelection') {
    return (
      <div>
        <ButtonLink to={stepAddress('registrationKillerFeature')} icon="arrow-right">
          {texts['steps.continue']}
        </ButtonLink>
      </div>
    );
  }
  if (ticket.kind === 'free') return <Complete step={step} />;
  return (
    <div>
      <ButtonLink to={stepAddress('registrationPayment')} icon="arrow-right">
        {texts['registrationPackages.chosen.pay']}
      </ButtonLink>
    </div>
  );
}

/** A free ticket is chosen, and only completing the registration is left to do. */
function Complete({ step: { goOn } }: { step: StepProps }) {
  const texts = useRegistrationTexts();
  const completion = useServerAction(attendeeRegistrationCalls.completeRegistration);
  const [problem, setProblem] = useState<unknown>(null);

  async function complete() {
    setProblem(null);
    try {
      await completion.run();
      await goOn('registrationCompleted');
    } catch (error) {
      const failure = stepFailure(error);
      if (failure.kind === 'goOn') await goOn(failure.page);
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
