import * as paymentCalls from '@summit/contract/calls/payments';
import { chooseAnotherTexts } from '@summit/contract/texts/choose-another';
import { loadPart, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { Button } from '@summit/shared-ui/actions/button';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useRegistrationTexts } from '../texts/use-registration-texts.ts';
import type { StepProps } from './attendee-gate.tsx';

/** Gives back a ticket that is chosen but not paid, and navigates to the other tickets. */
export function ChooseAnother({ continueAt }: Pick<StepProps, 'continueAt'>) {
  const texts = useRegistrationTexts(chooseAnotherTexts);
  const queryClient = useQueryClient();
  const releasing = useServerAction(paymentCalls.releaseTicket);

  /** The code is loaded with the press; if that fails, the shell shows an error. */
  async function release() {
    const { releaseTicket } = await loadPart(() => import('./release-ticket.ts'));
    await releaseTicket({ run: releasing.run, queryClient, continueAt });
  }

  return (
    <Stack gap={3}>
      {releasing.error && releasing.error.code !== 'fm.cms-0019' && (
        <ErrorState
          title={texts['registrationPackages.another.failed']}
          error={releasing.error}
          safe={texts['registrationPackages.another.safe']}
        />
      )}
      <div>
        <Button
          variant="secondary"
          busy={releasing.busy}
          busyLabel="One moment"
          onClick={() => void release()}
        >
          {texts['registrationPackages.another']}
        </Button>
      </div>
      <p>{texts['registrationPackages.another.note']}</p>
    </Stack>
  );
}
