import { serverQueryKey, useServerData } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useContactAddress } from '../shared/person-fields/contact.ts';
import { AttendeeGate, type StepProps } from '../shared/steps/attendee-gate.tsx';
import { StepFrame } from '../shared/steps/step-frame.tsx';
import { ChosenTicket } from './chosen-ticket.tsx';
import { getPackageCalls } from './package-calls.ts';
import { SoldOutTickets } from './sold-out-tickets.tsx';
import { TicketForm } from './ticket-form.tsx';
import { usePackagesTexts } from './use-packages-texts.ts';

/** The ticket of an attendee: all that are offered to them, and the one they choose. */
export default function PackagesPage() {
  const texts = usePackagesTexts();
  return (
    <StepFrame page="registrationPackages" texts={texts}>
      <AttendeeGate page="registrationPackages">{(step) => <Tickets {...step} />}</AttendeeGate>
    </StepFrame>
  );
}

function Tickets(step: StepProps) {
  const texts = usePackagesTexts();
  const contact = useContactAddress();
  const { packages, selectedType } = useServerData(getPackageCalls(step.attendee).list, { query: {} });
  const queryClient = useQueryClient();
  const list = getPackageCalls(step.attendee).list;
  const soldOut = (
    <SoldOutTickets
      packages={packages}
      email={step.attendee.email}
      onStale={() => void queryClient.invalidateQueries({ queryKey: serverQueryKey(list) })}
    />
  );
  const selected = packages.find(({ type }) => type === selectedType);
  if (selected) return <ChosenTicket ticket={selected} step={step} />;
  if (packages.some(({ isAvailable }) => isAvailable)) {
    return (
      <Stack gap={6}>
        <TicketForm packages={packages} step={step} />
        {soldOut}
      </Stack>
    );
  }
  if (packages.some(({ placesLeft }) => placesLeft === 0)) return soldOut;
  return (
    <EmptyState
      level={2}
      title={texts['registrationPackages.empty.title']}
      action={<ButtonLink to={contact}>Write to us</ButtonLink>}
    >
      {texts['registrationPackages.empty.text']}
    </EmptyState>
  );
}
