import { useState } from 'react';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { type ApiError, isApiError } from '@summit/shared-auth';
import { useFirstCallQuery } from '@summit/shared-site/data/first-call';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { AccountForm } from './account-form.tsx';
import { KnownAccount } from './known-account.tsx';
import { OtherVisitor } from './other-visitor.tsx';
import { TransferRefused } from './transfer-refused.tsx';
import type { TransferTexts } from './use-transfer-texts.ts';

/** Refusals of the ticket itself, or of the account that would take it. */
const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.code.startsWith('transfer-');

/** The offer that a link in an email opens, and the form that accepts it. */
export function OfferOfToken({ token, texts }: { token: string; texts: TransferTexts }) {
  const link = useFirstCallQuery(ticketTransferCalls.ticketOffer, { query: { token } });
  const visitor = useVisitor();
  const go = useGo();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { data: offer, error, isFetching, refetch } = link;
  if (refusal) return <TransferRefused texts={texts} error={refusal} afterSending />;
  if (!offer) {
    if (!error || isFetching) return <Skeleton lines={6} height={56} />;
    return isRefusal(error) ? (
      <TransferRefused texts={texts} error={error} />
    ) : (
      <ErrorState
        level={2}
        error={error}
        safe={texts['registrationTransfer.failed.safe']}
        onRetry={() => void refetch()}
      />
    );
  }
  // The session that taking the ticket begins must not replace the form.
  if (!isSending && visitor.state === 'attendee' && !isSameEmail(visitor.attendee.email, offer.email)) {
    return <OtherVisitor visitor={visitor} offer={offer} texts={texts} />;
  }
  const slot = {
    token,
    offer,
    texts,
    onSending: setSending,
    onTaken: () => go(href(pages.registrationCompleted), { replace: true }),
    refuse: (failure: unknown) => {
      if (isRefusal(failure)) setRefusal(failure);
      // Somebody has registered with the address since the page was opened.
      else if (isApiError(failure) && failure.code === 'fm.cms-0029') void refetch();
      else return false;
      return true;
    },
  };
  return offer.hasAccount ? <KnownAccount {...slot} /> : <AccountForm {...slot} />;
}
