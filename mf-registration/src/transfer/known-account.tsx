import { useState } from 'react';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, useServerAction, useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { Stack } from '@summit/shared-ui/layout/stack';
import { StepBody } from '../shared/steps/step-body.tsx';
import { OfferAside } from './offer-aside.tsx';
import type { TakingProps } from './ticket-offer.ts';

/** Takes the ticket with the account that the address has: nothing is to be filled in. */
export function KnownAccount({ token, offer, texts, onSending, onTaken, refuse }: TakingProps) {
  const taking = useServerAction(ticketTransferCalls.takeTicketWithAccount);
  const { setTokens } = useSessionActions();
  const [failure, setFailure] = useState<string | null>(null);

  async function take() {
    setFailure(null);
    onSending(true);
    try {
      const tokens = await taking.run({ body: { token } });
      await setTokens(tokens);
      onTaken();
    } catch (error) {
      onSending(false);
      if (refuse(error)) return;
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    }
  }

  return (
    <StepBody>
      <Stack gap={3}>
        <Notice title={texts['registrationTransfer.known.title']}>
          {fillText(texts['registrationTransfer.known.text'], { email: offer.email })}
        </Notice>
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <FormActions note={fillText(texts['registrationTransfer.note'], { holder: offer.holderName })}>
          <Button
            size="large"
            icon="arrow-right"
            busy={taking.busy}
            busyLabel="Sending"
            onClick={() => void take()}
          >
            {texts['registrationTransfer.submit']}
          </Button>
        </FormActions>
      </Stack>
      <OfferAside offer={offer} texts={texts} />
    </StepBody>
  );
}
