import styled from '@emotion/styled';
import { useEffect } from 'react';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsTrustTexts } from '@summit/contract/texts/awards-trust';
import { useServerDataQuery, useServerTexts } from '@summit/shared-auth';
import { Motif } from '@summit/shared-ui/motion/motif';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { ReceiptActions } from './receipt-actions.tsx';
import { useStoredReceipts } from './stored-receipts.ts';

interface ReceiptProps {
  /** One line; null while the ballot is not in the log yet. */
  receipt: string | null;
  /** ISO 8601. */
  votedAt: string | null;
}

const receiptTexts = { ...awardsTexts, ...awardsTrustTexts };

const Slip = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  max-width: 640px;
  padding: clamp(24px, 4vw, 40px);
  overflow: hidden;
  isolation: isolate;
  border: 1px solid var(--hairline);
  border-top: 4px solid var(--gold-fill);
  border-radius: var(--radius);
  background: var(--sheet);
  & code {
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  & > .receipt-motif {
    position: absolute;
    z-index: -1;
    inset: 0 0 0 50%;
    color: var(--gold);
    opacity: 0.35;
  }
`;

/** Proves that a ballot was cast, without revealing the votes. */
export function Receipt({ receipt, votedAt }: ReceiptProps) {
  const texts = useServerTexts(receiptTexts, 'awards');
  // The receipt is worth showing even while the settings are unavailable.
  const { data: settings } = useServerDataQuery(settingsCalls.settings);
  const { store } = useStoredReceipts();
  useEffect(() => {
    if (receipt && readReceipt(receipt)) store(receipt);
  }, [receipt, store]);
  const timeZone = settings?.event.timeZone ?? 'UTC';
  return (
    <Slip>
      <div className="receipt-motif" aria-hidden="true">
        <Motif seed={receipt ?? 'receipt'} variant="card" />
      </div>
      <p className="eyebrow">{texts['awardsVotingThankyou.receipt']}</p>
      {receipt ? <code translate="no">{receipt}</code> : <p>{texts['awardsReceipt.pending']}</p>}
      {votedAt && (
        <p className="soft figures">
          <time dateTime={votedAt}>{venueClock(timeZone).moment(votedAt)}</time> (
          {settings?.event.city ?? timeZone})
        </p>
      )}
      {receipt && <ReceiptActions receipt={receipt} />}
      <p>
        <SiteLink to={href(pages.awardsHowVotingWorks)}>{texts['awardsHowVotingWorks.link']}</SiteLink>
      </p>
    </Slip>
  );
}
