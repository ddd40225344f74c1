import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/display/facts';
import { formatPrice } from '@summit/shared-ui/display/price';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { StepProps } from '../shared/steps/attendee-gate.tsx';
import { ChooseAnother } from '../shared/steps/choose-another.tsx';
import { CompleteRegistration } from '../shared/steps/complete-registration.tsx';
import { stepAddress, useFlowFacts } from '../shared/steps/flow.ts';
import { Inclusions } from '../shared/ticket/inclusions.tsx';
import type { TicketPackage } from '../shared/ticket/tickets.ts';
import { usePackagesTexts } from './use-packages-texts.ts';

/** For an attendee who returns to the tickets after choosing one: what it is, and what is left to do. */
export function ChosenTicket({ ticket, step }: { ticket: TicketPackage; step: StepProps }) {
  const texts = usePackagesTexts();
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
      <ChooseAnother continueAt={step.continueAt} />
    </Stack>
  );
}

function NextOf({ ticket, step }: { ticket: TicketPackage; step: StepProps }) {
  const texts = usePackagesTexts();
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
  if (ticket.kind === 'free') return <CompleteRegistration step={step} />;
  return (
    <div>
      <ButtonLink to={stepAddress('registrationPayment')} icon="arrow-right">
        {texts['registrationPackages.chosen.pay']}
      </ButtonLink>
    </div>
  );
}
