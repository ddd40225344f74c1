import { useState } from 'react';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import { awardsTrustTexts } from '@summit/contract/texts/awards-trust';
import { fillText } from '@summit/contract/words/text-lookup';
import { useCall, useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { copyText } from '@summit/shared-ui/actions/copy-text';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import { checkReceipt, type Verdict } from './check-receipt.ts';

const tones = {
  included: 'success',
  differs: 'danger',
  forged: 'danger',
  notYours: 'warning',
  unreadable: 'warning',
  unavailable: 'warning',
} as const;

type Shown = Verdict | { is: 'unreadable' };

/** Copies a receipt, and checks it in this browser against the server's present data. */
export function ReceiptActions({ receipt }: { receipt: string }) {
  const texts = useServerTexts(awardsTrustTexts, 'awards');
  const [copied, setCopied] = useState(false);
  const { check, isChecking, verdict } = useReceiptCheck();

  // If a browser refuses to copy, the visitor can select the receipt.
  const copy = async () => setCopied(await copyText(receipt));
  return (
    <Stack gap={2}>
      <Stack row wrap gap={2}>
        <Button
          onClick={() => void check(receipt)}
          busy={isChecking}
          busyLabel={texts['awardsReceipt.checking']}
        >
          {texts['awardsReceipt.check']}
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts[copied ? 'awardsReceipt.copied' : 'awardsReceipt.copy']}
        </Button>
      </Stack>
      <span className="visually-hidden" role="status">
        {copied ? texts['awardsReceipt.copied'] : ''}
      </span>
      <ReceiptVerdict verdict={verdict} />
    </Stack>
  );
}

/** Checks receipts one at a time. */
export function useReceiptCheck() {
  const call = useCall();
  const [isChecking, setIsChecking] = useState(false);
  const [verdict, setVerdict] = useState<Shown | null>(null);

  async function check(line: string): Promise<void> {
    const held = readReceipt(line);
    if (!held) return setVerdict({ is: 'unreadable' });
    setVerdict(null);
    setIsChecking(true);
    setVerdict(await checkReceipt(call, held));
    setIsChecking(false);
  }

  return { check, isChecking, verdict };
}

/** The result of a check. */
export function ReceiptVerdict({ verdict }: { verdict: Shown | null }) {
  const texts = useServerTexts(awardsTrustTexts, 'awards');
  if (!verdict) return null;
  const text = texts[`awardsReceipt.${verdict.is}`];
  const said =
    verdict.is === 'included'
      ? fillText(text, { number: String(verdict.number + 1), size: String(verdict.size) })
      : text;
  return (
    <Notice tone={tones[verdict.is]} live>
      {said}
    </Notice>
  );
}
