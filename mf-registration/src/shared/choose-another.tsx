import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { cryptoTraderCalls } from '@summit/contract/calls/crypto-traders';
import { paymentCalls } from '@summit/contract/calls/payments';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { isApiError, serverQueryKey, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { Button } from '@summit/shared-ui/actions/button';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { StepProps } from './attendee-gate.tsx';
import { useRegistrationTexts } from './use-registration-texts.ts';

/** What is read again after a ticket was given back. */
const stale = [attendeeRegistrationCalls.attendeePackages, cryptoTraderCalls.cryptoTraderPackages];

/** Gives the ticket back that is chosen and not paid, and leads to the others. */
export function ChooseAnother({ goOn }: Pick<StepProps, 'goOn'>) {
  const texts = useRegistrationTexts(registrationPackagesTexts);
  const queryClient = useQueryClient();
  const giving = useServerAction(paymentCalls.giveBackTicket);

  async function giveBack() {
    try {
      await giving.run();
      await Promise.all(
        stale.map((call) => queryClient.invalidateQueries({ queryKey: serverQueryKey(call) })),
      );
      await goOn('registrationPackages');
    } catch (error) {
      if (!isApiError(error)) throw error;
      // It is paid by now.
      if (error.code === 'fm.cms-0019') await goOn('registrationCompleted');
    }
  }

  return (
    <Stack gap={3}>
      {giving.error && giving.error.code !== 'fm.cms-0019' && (
        <ErrorState
          title={texts['registrationPackages.another.failed']}
          error={giving.error}
          safe={texts['registrationPackages.another.safe']}
        />
      )}
      <div>
        <Button variant="secondary" busy={giving.busy} busyLabel="One moment" onClick={() => void giveBack()}>
          {texts['registrationPackages.another']}
        </Button>
      </div>
      <p>{texts['registrationPackages.another.note']}</p>
    </Stack>
  );
}
