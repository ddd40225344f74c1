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
import * as styles from './receipt.module.css';
import { ReceiptActions } from './receipt-actions.tsx';
import { useStoredReceipts } from './stored-receipts.ts';

interface ReceiptProps {
  /** The receipt in one line; null while the ballot is not in the log yet. */
  receipt: string | null;
  /** ISO 8601. */
  votedAt: string | null;
}

const receiptTexts = { ...awardsTexts, ...awardsTrustTexts };

/** Proves that a ballot was cast, without revealing the votes. */
export function Receipt({ receipt, votedAt }: ReceiptProps) {
  const texts = useServerTexts(receiptTexts, 'awards');
  // The receipt is shown even while the settings are unavailable.
  const { data: settings } = useServerDataQuery(settingsCalls.settings);
  const { store } = useStoredReceipts();
  useEffect(() => {
    if (receipt && readReceipt(receipt)) store(receipt);
  }, [receipt, store]);
  const clock = venueClock(settings?.event.timeZone ?? 'UTC');
  return (
    <div className={styles.slip}>
      <div className={styles.receiptMotif} aria-hidden="true">
        <Motif seed={receipt ?? 'receipt'} variant="card" />
      </div>
      <p className="eyebrow">{texts['awardsVotingThankyou.receipt']}</p>
      {receipt ? <code translate="no">{receipt}</code> : <p>{texts['awardsReceipt.pending']}</p>}
      {votedAt && (
        <p className="soft figures">
          <time dateTime={votedAt}>{clock.moment(votedAt)}</time> (
          {settings ? clock.timeIn(settings.event.city) : 'UTC'})
        </p>
      )}
      {receipt && <ReceiptActions receipt={receipt} />}
      <p>
        <SiteLink to={href(pages.awardsHowVotingWorks)}>{texts['awardsHowVotingWorks.link']}</SiteLink>
      </p>
    </div>
  );
}
