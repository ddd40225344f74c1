import { useState } from 'react';
import { readReceipt } from '@summit/contract/ballot-receipt';
import type { BallotFact } from '@summit/contract/ballots';
import { ballotLogCalls } from '@summit/contract/calls/ballot-log';
import { href } from '@summit/contract/href';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsTrustTexts } from '@summit/contract/texts/awards-trust';
import { useCall, useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { isIncluded } from './check-inclusion.ts';

const receiptTexts = { ...awardsTexts, ...awardsTrustTexts };

interface ReceiptActionsProps {
  receipt: string;
  ballot: BallotFact;
}

type Verdict =
  | { is: 'checking' }
  | { is: 'included'; number: number; size: number }
  | { is: 'differs' }
  | { is: 'unavailable' };

/** Copies a receipt, and checks in this browser that its ballot is in the signed list. */
export function ReceiptActions({ receipt, ballot }: ReceiptActionsProps) {
  const texts = useServerTexts(receiptTexts, 'awards');
  const call = useCall();
  const [copied, setCopied] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  async function check(): Promise<void> {
    const held = readReceipt(receipt);
    if (!held) return setVerdict({ is: 'differs' });
    setVerdict({ is: 'checking' });
    try {
      const query = { awardsType: ballot.track, step: ballot.step };
      const inclusion = await call(ballotLogCalls.ballotInclusion, { query });
      const isIn = await isIncluded(held, inclusion);
      setVerdict(
        isIn ? { is: 'included', number: held.index, size: inclusion.head.size } : { is: 'differs' },
      );
    } catch {
      setVerdict({ is: 'unavailable' });
    }
  }

  const copy = () =>
    navigator.clipboard.writeText(receipt).then(
      () => setCopied(true),
      // The receipt is there to be selected.
      () => setCopied(false),
    );
  const copyLabel = texts[copied ? 'awardsReceipt.copied' : 'awardsReceipt.copy'];
  return (
    <Stack gap={2}>
      <Stack row wrap gap={2}>
        <Button
          onClick={() => void check()}
          busy={verdict?.is === 'checking'}
          busyLabel={texts['awardsReceipt.checking']}
        >
          {texts['awardsReceipt.check']}
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {copyLabel}
        </Button>
      </Stack>
      <span className="visually-hidden" role="status">
        {copied ? texts['awardsReceipt.copied'] : ''}
      </span>
      {verdict && verdict.is !== 'checking' && (
        <Notice tone={tones[verdict.is]} live>
          {wordsFor(verdict, texts[`awardsReceipt.${verdict.is}`])}
        </Notice>
      )}
      <p>
        <SiteLink to={href('awardsHowVotingWorks')}>{texts['awardsHowVotingWorks.link']}</SiteLink>
      </p>
    </Stack>
  );
}

const tones = { included: 'success', differs: 'danger', unavailable: 'warning' } as const;

function wordsFor(verdict: Verdict, text: string): string {
  return verdict.is === 'included'
    ? text.replace('{number}', String(verdict.number + 1)).replace('{size}', String(verdict.size))
    : text;
}
